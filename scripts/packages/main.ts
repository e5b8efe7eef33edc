/**
 * `npm run packages [folder]`: writes the packages that a team installs as tarballs, into `var/packages` unless a folder is
 * named. Builds the host and the remotes for the emulator first.
 */
import path from 'node:path';
import { packEmulator } from './pack-emulator.ts';
import { packAll } from './pack.ts';
import { root } from './packages.ts';
import { builtReleases } from './releases.ts';

const output = process.argv[2] ?? path.join(root, 'var', 'packages');
const packed = [...(await packAll(output)), await packEmulator(output, await builtReleases())];
for (const { name, version, file } of packed) console.log(`${name} ${version}  ${file}`);
