import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { emit, entryPointsOf, manifestOf, relativeImports } from './compile.ts';
import type { Compiled } from './compile.ts';
import { engines, packagesIn, rangesFor } from './manifest.ts';
import { packFolders } from './pack.ts';
import type { Packed } from './pack.ts';
import { root } from './packages.ts';

const folder = 'scripts/packages/emulator';

/** Sources that run in a process or a thread of their own. */
const entries = [
  `${folder}/main.ts`,
  'api/src/main.ts',
  'api/src/db/pglite-worker.ts',
  'api/src/modules/applications/pdf-worker.ts',
  'host/server/main.ts',
  'host/server/rendering/renderer-worker.ts',
];

/** What they read beside each other. */
const data = ['api/src/db/migrations', 'api/demo', 'host/public'];

/** Packages that are none for teams, by name: their compiled sources go along. */
const inside = new Map([
  ['@clinic/node', 'shared/node'],
  ['@clinic/releases', 'releases'],
]);

/** Imported only with settings that the emulator never makes: files in a bucket, traces to a collector. */
const neverLoaded = /^@(aws-sdk|opentelemetry)\//;

/** A release with the folder of its files. */
export interface PackedRelease {
  /** `host` or the name of a remote. */
  name: string;
  release: string;
  files: string;
}

/**
 * Writes the emulator as a tarball: the servers of the site, compiled and each where it is in this repository, the demo clinic
 * and releases. The same sources and releases give the same bytes.
 * @param output folder for the tarball; it is made
 * @param releases one of the host and of each remote
 * @param compiled what the servers were compiled to
 */
export async function packEmulator(
  output: string,
  releases: readonly PackedRelease[],
  compiled: Compiled = compileServers(),
): Promise<Packed> {
  await mkdir(output, { recursive: true });
  const staging = await mkdtemp(path.join(os.tmpdir(), 'clinic-emulator-'));
  try {
    for (const [file, content] of compiled) await write(path.join(staging, 'dist', file), content);
    for (const each of data) await cp(path.join(root, each), path.join(staging, 'dist', each), { recursive: true });
    for (const { name, release, files } of releases)
      await cp(files, path.join(staging, 'artifacts', name, release), { recursive: true });
    for (const file of ['README.md', 'CHANGELOG.md']) await cp(path.join(root, folder, file), path.join(staging, file));
    await cp(path.join(root, 'LICENSE'), path.join(staging, 'LICENSE'));
    await write(path.join(staging, 'package.json'), `${JSON.stringify(manifestFor(compiled), null, 2)}\n`);
    const [packed] = await packFolders([staging], output);
    if (packed === undefined) throw new Error('npm packed nothing.');
    return packed;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** What the servers load, by path from the root of the repository. */
export function compileServers(): Compiled {
  const ofPackages = [...inside.values()].flatMap((place) =>
    entryPointsOf({ folder: place, entryPoints: 'all' })
      .filter(([entryPoint, file]) => file.endsWith('.ts') && !entryPoint.includes('testing'))
      .map(([, file]) => path.join(place, file)),
  );
  const all = emit(
    [...entries, ...ofPackages].map((file) => path.join(root, file)),
    { removeComments: true },
  );
  const reached = new Map<string, string>();
  const waiting = entries.map((file) => file.replace(/\.ts$/, '.js'));
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const content = all.get(file);
    if (content === undefined) throw new Error(`${file} is imported and was not compiled.`);
    if (reached.has(file)) continue;
    reached.set(file, withRelativeImports(file, content));
    waiting.push(...relativeImports(file, reached.get(file) ?? ''));
  }
  return reached;
}

/** Imports of packages that are inside become imports of their files. */
function withRelativeImports(file: string, content: string): string {
  return content.replace(/(['"])(@clinic\/(?:node|releases))((?:\/[\w-]+)*)\1/g, (_all, quote, name, rest) => {
    const place = inside.get(String(name)) ?? '';
    const source = new Map(entryPointsOf({ folder: place, entryPoints: 'all' })).get(`.${String(rest)}`);
    if (source === undefined) throw new Error(`${file} imports ${String(name) + String(rest)}, which is not there.`);
    const target = path.posix.join(place, source.replace(/\.ts$/, '.js'));
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return `${String(quote)}${relative.startsWith('.') ? relative : `./${relative}`}${String(quote)}`;
  });
}

function manifestFor(compiled: Compiled): Record<string, unknown> {
  const { name, version, description, license, type } = manifestOf(folder);
  const ranges = rangesFor(...[...inside.values(), 'host', 'api', 'shared/contracts'].map(manifestOf));
  const needed = [...packagesIn(compiled)].filter((each) => !neverLoaded.test(each));
  const dependencies = needed.sort().map((each) => {
    const range = each === '@clinic/contracts' ? `^${manifestOf('shared/contracts').version}` : ranges.get(each);
    if (range === undefined) throw new Error(`The emulator imports ${each}, which no package.json of it has.`);
    return [each, range];
  });
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    exports: { '.': `./dist/${folder}/main.js`, './package.json': './package.json' },
    files: ['dist', 'artifacts', 'CHANGELOG.md'],
    publishConfig: { access: 'restricted' },
    dependencies: Object.fromEntries(dependencies),
  };
}
