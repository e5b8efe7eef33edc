import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';

/**
 * SHA-256 and not SHA-384 as in the lists of files: a hash cannot be compressed, and every page carries those of all chunks
 * of its remotes. Both are hashes that browsers accept for integrity.
 */
const algorithm = 'sha256';

/** Stands for the hash of a chunk until its last byte is known. */
const placeholder = (id: Chunk['id']) => `integrity-of-chunk-${id}`;
const placeholders = /integrity-of-chunk-([\w-]+)/g;

/**
 * Gives each script that webpack's own loader adds for a chunk the integrity of that chunk, and refuses one that has none:
 * who has verified the file with the runtime has verified all that it loads. The hashes are those of the final bytes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source, chunk) => scriptWithIntegrity(source, chunk));
      compilation.hooks.processAssets.tap(
        // After the minifier: what is written later, reports and descriptions, is no script.
        { name: 'ChunkIntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => writeHashes(compiler, compilation),
      );
    });
  }
}

/** The element's code; webpack sets `crossorigin` for foreign addresses only, and integrity needs it everywhere. */
function scriptWithIntegrity(source: string, chunk: Chunk): string {
  const ids = [...chunk.getAllAsyncChunks()].map(({ id }) => id);
  const table = Object.fromEntries(ids.map((id) => [String(id), placeholder(id)]));
  return `${source}
var integrity = ${JSON.stringify(table)}[chunkId];
if (!integrity) return done({ type: 'integrity', target: { src: url } });
script.integrity = '${algorithm}-' + integrity;
script.crossOrigin = 'anonymous';`;
}

function writeHashes(compiler: Compiler, compilation: Compilation): void {
  const { RawSource } = compiler.webpack.sources;
  const hashes = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), hashOf(compilation, chunk)]));
  for (const { name } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = compilation.assets[name]?.source().toString() ?? '';
    const written = text.replace(placeholders, (_whole, id: string) => hashes.get(id) ?? '');
    if (written !== text) compilation.updateAsset(name, new RawSource(written));
  }
}

/** Empty for a chunk without a script of its own, and for one with the runtime, which nothing loads by its id. */
function hashOf(compilation: Compilation, chunk: Chunk): string {
  const [file] = [...chunk.files].filter((name) => name.endsWith('.js'));
  const bytes = file === undefined || chunk.hasRuntime() ? undefined : compilation.assets[file]?.buffer();
  return bytes === undefined ? '' : createHash(algorithm).update(bytes).digest('base64');
}
