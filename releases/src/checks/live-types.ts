import type { CheckFinding } from '@clinic/contracts';
import { mismatch } from '../compatibility/json-schema.ts';
import type { LiveSite } from '../live-types/live-site.ts';
import { publicPaths } from '../live-types/read-site.ts';
import type { DeploymentRecord } from '../store/index.ts';
import type { DeploymentContext } from './candidate.ts';

/**
 * Whether what a remote's types say of the site still holds where it would be released. What came to the site since is no
 * finding: only what is gone, or would be sent or taken differently. Nor is a remote that was never live there: the types
 * may be those of staging, where the remote of another team may be first.
 * @param together packages of the same go, which are not compared with what they replace
 * @param readPast reads what made live what was live there
 */
export async function liveTypes(
  recorded: LiveSite,
  { host, remotes }: DeploymentContext,
  together: readonly string[],
  readPast: () => Promise<readonly DeploymentRecord[]>,
): Promise<CheckFinding[]> {
  const compared = Object.entries(recorded.remotes).filter(([name]) => !together.includes(name));
  const areLive = compared.every(([name]) => remotes.some((remote) => remote.name === name));
  const past = areLive ? [] : await readPast();
  const wasLive = (remote: string) => past.some(({ changes }) => typeof changes?.[remote] === 'string');
  return [
    ...(host?.provides === undefined ? [] : ofHost(recorded, host.contract, host.provides)),
    ...compared.flatMap(([name, { version, paths }]) => {
      const live = remotes.find((remote) => remote.name === name);
      if (live === undefined && !wasLive(name)) return [];
      const has = live === undefined ? [] : publicPaths(live);
      const why = live === undefined ? 'which is not live' : `which ${name} ${live.version} does not have`;
      return paths
        .filter((path) => !has.includes(path))
        .map((path) => outdated(`have the page ${path} of ${name} ${version}, ${why}`));
    }),
  ];
}

type Provides = NonNullable<NonNullable<DeploymentContext['host']>['provides']>;

function ofHost({ host, events }: LiveSite, contract: string, live: Provides): CheckFinding[] {
  const [was, is] = [`the host ${host.version}`, `the host ${live.host}`];
  const found: CheckFinding[] = [];
  if (majorOf(host.contract) !== majorOf(contract))
    found.push(outdated(`are of contract ${host.contract} of ${was}; ${is} has ${contract}`));
  for (const slot of host.slots.filter((each) => !live.slots.includes(each)))
    found.push(outdated(`have the slot ${slot} of ${was}, which ${is} does not have`));
  for (const slot of host.navigationSlots.filter((each) => !live.navigationSlots.includes(each)))
    found.push(outdated(`have the navigation slot ${slot} of ${was}, which ${is} does not have`));
  for (const [topic, { accepts, sends }] of Object.entries(events)) {
    const now = live.events[topic];
    if (now === undefined) {
      found.push(outdated(`have the topic ${topic} of ${was}, which ${is} does not have`));
      continue;
    }
    const difference = mismatch(sends, now.sends) ?? mismatch(now.accepts, accepts);
    if (difference !== null)
      found.push(
        outdated(
          `have ${topic} as ${was} has it; ${is} differs at ${difference.path || 'the payload'}: ${difference.why}`,
        ),
      );
  }
  return found;
}

const majorOf = (version: string) => version.split('.')[0];

function outdated(what: string): CheckFinding {
  return {
    level: 'error',
    check: 'live-types',
    message: `The types in src/live-site.ts ${what}. Write them again with: release types`,
  };
}
