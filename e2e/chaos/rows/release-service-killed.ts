import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { killService } from '../../../releases/src/testing/killed-service.ts';
import type { Context, Outcome, Row } from '../row.ts';

/** What the row is for. With less time it ends earlier, and holds for as many. */
const kills = 50;

async function run({ begin, onEnd, random }: Context): Promise<Outcome> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-killed-service-'));
  onEnd(() => rm(directory, { recursive: true, force: true }));
  let isEnding = false;
  onEnd(() => (isEnding = true));
  const deadline = begin();
  const isOver = () => isEnding || performance.now() >= deadline;
  const { publishing, promoting, ended, resumed, wrong } = await killService({ directory, kills, random, isOver });
  return {
    pass: wrong.length === 0 && publishing + promoting > 0,
    figures: {
      'killed with SIGKILL while it published': publishing,
      'while it promoted': promoting,
      'killed when it had just ended': ended,
      'uploads that went on where they were cut off': resumed,
      'what is wrong with the store after one': wrong.join('; ') || 'nothing',
    },
  };
}

/** R33: the release service is killed at random moments of publishing and promoting. */
export const releaseServiceKilled: Row = {
  id: 'R33',
  name: 'Release service killed',
  engines: ['pglite'],
  weight: 2,
  run,
};
