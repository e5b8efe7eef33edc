import type { CheckFinding } from '@clinic/contracts';

/** A host and a remote run together only when they agree on the contract's major version. */
export function contractVersions(
  host: string,
  remotes: Readonly<Record<string, { contract: string }>>,
): CheckFinding[] {
  return Object.entries(remotes)
    .filter(([, { contract }]) => major(contract) !== major(host))
    .map(([name, { contract }]) => ({
      level: 'error',
      check: 'contract-versions',
      message: `${name} speaks contract ${contract}, the host ${host}. Publish it again against contract ${major(host)}.`,
    }));
}

function major(version: string): string {
  return version.split('.')[0] ?? version;
}
