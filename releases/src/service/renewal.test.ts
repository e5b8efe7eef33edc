import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryDirectory, first } from '../testing/fixtures.ts';
import { aServedStore, serviceOver } from '../testing/service.ts';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';

const day = 24 * 60 * 60 * 1000;

/** A store that nobody signed for some days, and its service, which has the clock of today. */
async function servedAfter(days: number, directory: string) {
  await aServedStore(directory, () => new Date(Date.now() - days * day));
  const store: ReleaseStore = openStore(path.join(directory, 'releases'), { localState: directory });
  return { store, service: await serviceOver(store) };
}

test('the service signs again what nobody signed for a day, in both channels', () =>
  inTemporaryDirectory(async (directory) => {
    const { store, service } = await servedAfter(2, directory);
    try {
      for (const channel of ['staging', 'production'] as const) {
        const { expiresAt = '', seq } = (await store.readRegistry(channel)) ?? {};
        expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 6 * day);
        expect(seq).toBe(1);
      }
    } finally {
      await service.close();
    }
  }));

test('a token that was stolen of one team neither renews nor makes anything live on top of what expired', () =>
  inTemporaryDirectory(async (directory) => {
    const { store, service } = await servedAfter(10, directory);
    try {
      const token = await store.addTeam({
        ...{ name: 'qa', remotes: ['qa'], channels: ['production'], by: 'tests' },
        rights: ['publish', 'preview', 'promote'],
      });
      const before = await readFile(path.join(store.location, 'registry', 'production.json'));
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ args: ['production', { early: true, expired: true }] });
      const answer = await fetch(`${service.address}/v1/renewRegistry`, { method: 'POST', headers, body });
      expect(answer.status).toBe(404);

      const promotion = { channel: 'production' as const, changes: { qa: first }, reason: 'mine' };
      const promote = service.connection(token).operation('promote')(promotion);
      await expect(promote).rejects.toMatchObject({ code: 'expired' });
      const rollback = service.connection(token).operation('rollback')({ channel: 'production' });
      await expect(rollback).rejects.toMatchObject({ code: expect.stringMatching(/expired|forbidden/) });
      expect(await readFile(path.join(store.location, 'registry', 'production.json'))).toEqual(before);
    } finally {
      await service.close();
    }
  }));
