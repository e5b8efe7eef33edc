import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { contractVersion, RemoteDescriptor } from '@clinic/contracts/registry';
import type { BuiltWith, Lang, RemoteDescription } from '@clinic/contracts';
import { shareKeyOf, versionOf } from './shared-modules.ts';
import { descriptionErrors } from './description-errors.ts';
import { payloadsOf, sent, understood } from './event-payloads.ts';

/**
 * Writes `remote.json`, what the host reads instead of executing the remote, and the static fallbacks in both languages.
 * A descriptor that does not fit the contract fails the build, naming the field.
 */
export class EmitRemotePlugin {
  readonly #remote: RemoteDescription;
  readonly #folder: string;
  readonly #errors: readonly string[];

  /** @param errors what is wrong with the description already */
  constructor(remote: RemoteDescription, folder: string, errors: readonly string[] = []) {
    this.#errors = errors;
    this.#remote = remote;
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('EmitRemotePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitRemotePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { version } = JSON.parse(readFileSync(path.join(this.#folder, 'package.json'), 'utf8')) as {
            version: string;
          };
          const described = { schema: 'clinic-remote/1', contract: contractVersion, version, ...this.#remote };
          const errors = [...this.#errors, ...descriptionErrors(described)];
          if (errors.length > 0) {
            compilation.errors.push(...errors.map((error) => new WebpackError(`src/remote.ts: ${error}`)));
            return;
          }
          const built = builtWith(this.#remote, compilation);
          const data = RemoteDescriptor.parse({ ...described, built });
          compilation.emitAsset('remote.json', new RawSource(JSON.stringify(data, null, 2)));
          for (const lang of ['ar', 'en'] as const) {
            compilation.emitAsset(`fallback.${lang}.html`, new RawSource(fallbackHtml(data, lang)));
          }
        },
      );
    });
  }
}

/** The shared modules that a remote asks for, in the versions it is compiled with, and its events on the bus. */
function builtWith(remote: RemoteDescription, compilation: Compilation): BuiltWith {
  const { emits = [], listens = [], navigation = [], slots = [] } = remote;
  const keys = [...compilation.modules].flatMap((module) => shareKeyOf(module) ?? []);
  return {
    shared: Object.fromEntries([...new Set(keys)].sort().map((key) => [key, versionOf(key)])),
    emits: payloadsOf([...emits, ...navigation.flatMap((item) => item.emits ?? [])], sent),
    listens: payloadsOf([...listens, ...slots.flatMap(({ activateOn = [] }) => activateOn)], understood),
  };
}

function fallbackHtml(remote: RemoteDescriptor, lang: Lang): string {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const { title, text } = remote.fallback;
  return `<section lang="${lang}" dir="${dir}"><h2>${escapeHtml(title[lang])}</h2><p>${escapeHtml(text[lang])}</p></section>\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
