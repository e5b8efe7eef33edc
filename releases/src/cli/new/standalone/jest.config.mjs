import { browserProject } from '@clinic/build/jest';

export default { ...browserProject('mfe-template-name', import.meta.dirname), testTimeout: 60_000 };
