import type { Compiler, NormalModule } from 'webpack';

/** Packages that exist once in the page, carried by the host. */
const carriedByHost =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|@mui\/[^/]+|@emotion\/[^/]+|i18next|react-i18next|zustand|zod)\//;

/** Contracts of some remotes only: without state and without a library of their own, they are packed where they are used. */
const packed =
  /\/(?:shared\/contracts\/src|@clinic\/contracts\/dist)\/((account|booking|content|qa)\/|breadcrumb-list\.[jt]s$)/;

/** Files of the shared packages, in the site's own repository and as they are installed. */
const ownPackage = /\/(?:shared\/(?=\w+\/src\/)|node_modules\/@clinic\/)(contracts|kit)\//;

/**
 * Fails a remote's build when it would carry a private copy of what the host shares: an aliased or deep import silently
 * does that, and two copies of emotion or React break direction, theme and hooks without a warning.
 */
export class SharedCopiesPlugin {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedCopiesPlugin', (modules) => {
        for (const module of modules) {
          const resource = (module as NormalModule).resource as string | undefined;
          if (resource === undefined) continue;
          const copied =
            carriedByHost.exec(resource)?.[1] ?? (packed.test(resource) ? undefined : sharedPackage(resource));
          if (copied !== undefined) {
            compilation.errors.push(
              new WebpackError(
                `${copied} would be copied into this remote (${resource}). Import it through an entry point of @clinic/kit, @clinic/contracts or 'react'.`,
              ),
            );
          }
        }
      });
    });
  }
}

function sharedPackage(resource: string): string | undefined {
  const name = ownPackage.exec(resource)?.[1];
  return name === undefined ? undefined : `@clinic/${name}`;
}
