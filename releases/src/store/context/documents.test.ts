import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { inTemporaryDirectory } from '../../testing/fixtures.ts';
import { addTeam, listTeams } from '../access/teams.ts';
import { addToken, whoIs } from '../access/tokens.ts';
import { directoryBackend } from '../backends/directory-backend.ts';
import { lock, readLock } from '../channels/locks.ts';
import { readHistory } from './history.ts';
import { storeContext } from './store-context.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const platform = { name: 'platform', remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options };
const by = 'noura';

/** A store whose history takes no line while `full` is true. */
function aStore(directory: string) {
  const backend = directoryBackend(path.join(directory, 'releases'));
  const disk = { full: true };
  const append: typeof backend.append = (key, line) =>
    disk.full ? Promise.reject(new Error('no space left')) : backend.append(key, line);
  return { context: storeContext({ ...backend, append }, path.join(directory, 'keys')), disk };
}

test('what the history could not take was not done: nobody is locked out by a token that nobody has', () =>
  inTemporaryDirectory(async (directory) => {
    const { context, disk } = aStore(directory);
    await expect(addTeam(context, { ...platform, by }, now)).rejects.toThrow('no space left');
    expect(await listTeams(context)).toEqual([]);
    disk.full = false;
    const token = await addTeam(context, { ...platform, by }, now);
    expect(await whoIs(context, token, now)).toMatchObject({ name: 'platform' });

    disk.full = true;
    await expect(addToken(context, { team: 'platform', by }, now)).rejects.toThrow('no space left');
    await expect(lock(context, 'production', { reason: 'holidays', by }, now)).rejects.toThrow('no space left');
    expect((await listTeams(context))[0]?.tokens).toHaveLength(1);
    expect(await readLock(context, 'production')).toBeNull();
    disk.full = false;
    await addToken(context, { team: 'platform', by }, now);
    await lock(context, 'production', { reason: 'holidays', by }, now);
    expect((await listTeams(context))[0]?.tokens).toHaveLength(2);
    expect(await readLock(context, 'production')).toMatchObject({ reason: 'holidays' });
  }));

test('what is refused leaves no line', () =>
  inTemporaryDirectory(async (directory) => {
    const { context, disk } = aStore(directory);
    disk.full = false;
    await addTeam(context, { ...platform, by }, now);
    await lock(context, 'production', { reason: 'holidays', by }, now);
    const before = await readHistory(context);
    await expect(addTeam(context, { ...platform, by }, now)).rejects.toMatchObject({ code: 'refused' });
    await expect(lock(context, 'production', { reason: 'mine', by }, now)).rejects.toMatchObject({ code: 'locked' });
    expect(await readHistory(context)).toEqual(before);
  }));
