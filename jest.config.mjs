import path from 'node:path';
import { browserProject, nodeProject } from './shared/build/jest.mjs';

const folder = (name) => path.join(import.meta.dirname, name);

export default {
  // Many files share two cores: a wait ends when the thing happens; the limit only ends one that never will.
  testTimeout: 60_000,
  projects: [
    nodeProject('api', folder('api')),
    nodeProject('releases', folder('releases')),
    nodeProject('host-server', folder('host/server')),
    nodeProject('build', folder('shared/build')),
    nodeProject('bench', folder('e2e/bench')),
    browserProject('shared', folder('shared')),
    browserProject('host', folder('host')),
    browserProject('mfe-booking', folder('mfe-booking')),
    browserProject('mfe-qa', folder('mfe-qa')),
    browserProject('mfe-content', folder('mfe-content')),
    browserProject('mfe-account', folder('mfe-account')),
  ],
};
