/** Runs in the sandbox: looks at the files of an artifact and executes none of them. */
import { checkFiles } from '../../checks/candidate.ts';
import type { DeploymentContext } from '../../checks/candidate.ts';
import { readFiles } from '../../store/artifacts/artifact-files.ts';
import { readInput, say } from './input.ts';

export interface Inspection {
  name: string;
  version: string;
  directory: string;
  deployment: DeploymentContext;
}

const { name, version, directory, deployment } = await readInput<Inspection>();
say({ findings: await checkFiles({ name, version, files: await readFiles(directory) }, deployment) });
