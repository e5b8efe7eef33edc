import { everywhere, remotes } from '@clinic/build/eslint';

export default [...everywhere(import.meta.dirname), ...remotes(['src'])];
