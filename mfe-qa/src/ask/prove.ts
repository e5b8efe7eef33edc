import { ChallengeResponse } from '@clinic/contracts/qa';
import { api } from '@clinic/kit/http';
import type { Challenge } from 'altcha-lib/types';

/**
 * Some seconds of computing, so that thousands of questions cannot be sent by a machine. The solver is loaded only for those
 * who are asked for it.
 * @returns what the post carries as its `proof`
 */
export async function prove(signal: AbortSignal): Promise<string> {
  const [{ challenge }, { solveChallenge }, { deriveKey }] = await Promise.all([
    api.get('/api/qa/challenge', ChallengeResponse, { signal }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey, controller });
  if (solution === null) throw new Error('the challenge could not be solved');
  return JSON.stringify({ challenge, solution });
}
