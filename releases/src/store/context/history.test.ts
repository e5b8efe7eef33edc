import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { aLiveStore, inTemporaryDirectory, second } from '../../testing/fixtures.ts';

test('a line that a crash cut off spoils neither the lines before nor those after', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { lines: before } = await store.readHistory();
    await appendFile(path.join(store.location, 'history.jsonl'), '{"at":"2026-01-01T0');

    await store.promote({ channel: 'production', changes: { booking: second }, by: 'noura' });

    const { lines, unreadable } = await store.readHistory();
    expect(unreadable).toBe(1);
    expect(lines).toHaveLength(before.length + 1);
    expect(lines.at(-1)).toMatchObject({ act: 'promote', changes: { booking: second } });
    expect((await store.rollback({ channel: 'production', by: 'noura' })).registry.seq).toBe(3);
  }));
