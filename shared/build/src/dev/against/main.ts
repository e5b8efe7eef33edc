/**
 * One remote of the working tree inside a deployed site, for one person on this machine. Settings come as `AGAINST_REMOTE`,
 * `AGAINST_SITE` and `AGAINST_PORT`; `release dev` sets them. Runs in the root of the repository.
 */
import path from 'node:path';
import { DevBuilds } from '../dev-builds.ts';
import { withRebuilds } from '../rebuilds.ts';
import { deployedRelease, SiteError } from './deployed-site.ts';
import { AgainstServer } from './server.ts';
import { chunkList } from './working-copy.ts';

const root = process.cwd();

async function main(): Promise<void> {
  const remote = process.env['AGAINST_REMOTE'] ?? '';
  const site = new URL(process.env['AGAINST_SITE'] ?? '');
  const deployed = await deployedRelease(site, remote);
  const builds = new DevBuilds({
    root,
    names: [remote],
    output: path.join(root, '.cache', 'against'),
    adapt(config, _name, output) {
      const rebuilt = withRebuilds(config, output);
      return { ...rebuilt, output: { ...rebuilt.output, chunkLoadingGlobal: chunkList } };
    },
  });
  const server = new AgainstServer({ site, remote, builds });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  const port = await server.start(Number(process.env['AGAINST_PORT']));
  const instead = deployed === null ? 'is not live there yet' : `replaces ${deployed}`;
  console.log(
    `Ready on http://localhost:${port}: ${remote} of your working tree ${instead}, all else is ${site.origin}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exit(1);
});
