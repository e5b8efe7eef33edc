/**
 * Loaded before every process of a team's repository in a test: reading anything of the clone ends with an error, whether the
 * module loader or a tool does it, by whichever name; so does looking for it. `the clone` is replaced by its path where this
 * file is copied to.
 */
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const clone = 'the clone' + path.sep;
const { native: realpath } = fs.realpathSync;

function realPlace(file) {
  try {
    return realpath(file);
  } catch {
    return '';
  }
}

/** That the clone is there is no secret: who watches the folder around it asks after each entry. */
const looks = /^l?stat(Sync)?$/;

function refuse(place, by = '') {
  const file = place instanceof URL || String(place).startsWith('file:') ? fileURLToPath(place) : String(place);
  if (looks.test(by) && path.resolve(file) + path.sep === clone) return;
  if ([path.resolve(file), realPlace(file)].some((each) => `${each}${path.sep}`.startsWith(clone)))
    throw new Error(`${file} of the clone is read.`);
}

for (const functions of [fs, fs.promises])
  for (const name of Object.keys(functions).filter((each) =>
    /^(readFile|open|createReadStream|readdir|opendir|cp|copyFile|stat|lstat|access|exists|readlink|glob)(Sync)?$/.test(
      each,
    ),
  )) {
    const own = functions[name];
    functions[name] = function (place, ...rest) {
      if (typeof place !== 'number') refuse(Buffer.isBuffer(place) ? place.toString() : place, name);
      return own.call(this, place, ...rest);
    };
  }
module.syncBuiltinESMExports();

// The package manager may run on an older Node, which has no hooks.
module.registerHooks?.({
  load(url, context, next) {
    if (url.startsWith('file:')) refuse(url);
    return next(url, context);
  },
});
