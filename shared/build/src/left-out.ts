/**
 * Parts of libraries that no visitor of this site can reach, which a bundler cannot know: they stand behind a run-time
 * option that the site sets once for all. Each is replaced by a module that says so when it is reached after all. A part
 * that an update of its library has moved stops the build.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const unreachable = path.join(import.meta.dirname, 'left-out', 'unreachable.mjs');

/** @param folder the package that the libraries are looked for from */
const requireFrom = (folder: string) => createRequire(path.join(folder, 'package.json'));

function existing(file: string): string {
  if (!existsSync(file))
    throw new Error(`${file} does not exist: shared/build/src/left-out.ts has to follow its library`);
  return file;
}

/** Aliases for the bundler of the host, which lies in `folder`. */
export function leftOut(folder: string): Record<string, string> {
  const material = path.dirname(requireFrom(folder).resolve('@mui/material/package.json'));
  return {
    // The theme takes its colours from custom properties of the site's own, not from those of the library.
    [existing(path.join(material, 'styles', 'createThemeWithVars.mjs'))]: unreachable,
    // Buttons answer a press by their colour (`disableRipple`).
    [existing(path.join(material, 'ButtonBase', 'TouchRipple.mjs'))]: unreachable,
    // Styles reach components through `styled` and `sx`, never through `withTheme`.
    'hoist-non-react-statics$': unreachable,
  };
}

/** The router's package names its development build in every condition of its exports map; this is the other one. */
export function productionRouter(folder: string): Record<string, string> {
  const routerDom = createRequire(requireFrom(folder).resolve('react-router-dom/package.json'));
  const router = path.join(path.dirname(routerDom.resolve('react-router/package.json')), 'dist', 'production');
  return {
    'react-router$': existing(path.join(router, 'index.mjs')),
    'react-router/dom$': existing(path.join(router, 'dom-export.mjs')),
  };
}
