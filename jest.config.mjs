import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { browserProject, nodeProject } from './shared/build/src/jest.ts';

const folder = (name) => path.join(import.meta.dirname, name);

/** Every remote of this clone; a new one is tested without being named here. */
const remotes = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(folder(name), 'src')))
  .sort();

export default {
  // Many files share two cores: a wait ends when the thing happens; the limit only ends one that never will.
  testTimeout: 60_000,
  // A worker keeps what every file left behind. One with gigabytes collects garbage instead of testing.
  workerIdleMemoryLimit: '1GB',
  // A busy machine takes longer than half a second to end a worker with a heap of that size. What really stays open stays
  // open for longer than this.
  workerGracefulExitTimeout: 10_000,
  projects: [
    nodeProject('api', folder('api')),
    nodeProject('releases', folder('releases')),
    nodeProject('host-server', folder('host/server')),
    nodeProject('contracts', folder('shared/contracts')),
    nodeProject('node', folder('shared/node')),
    nodeProject('build', folder('shared/build')),
    nodeProject('repository', folder('scripts')),
    nodeProject('bench', folder('e2e/bench')),
    nodeProject('chaos', folder('e2e/chaos')),
    nodeProject('journeys', folder('e2e/site')),
    browserProject('kit', folder('shared/kit'), ['src', 'catalogue']),
    browserProject('host', folder('host'), ['entry', 'shell', 'updates', 'insight', 'offline']),
    ...remotes.map((name) => browserProject(name, folder(name))),
    // What Jest has compiled is not among the temporary files, which go after a run.
  ].map((project) => ({ ...project, cacheDirectory: folder('.cache/jest') })),
};
