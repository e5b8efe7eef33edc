import { aRemote } from '@clinic/contracts/testing';
import { LiveChannel } from '../../testing/live-channel.ts';
import { TrustedRegistry } from './trusted-registry.ts';

let channel: LiveChannel;
let trusted: TrustedRegistry;

beforeEach(async () => {
  channel = await LiveChannel.of([aRemote('qa')]);
  const composition = { id: 'c-000000000001', seq: 3, channel: 'production' };
  trusted = new TrustedRegistry({ composition, keys: channel.keys });
});

test('a registry older than what the page came with is a replay', async () => {
  const [second, third] = [await channel.promote(), await channel.promote()];
  expect(await trusted.verify(second)).toBeNull();
  expect(await trusted.verify(third)).toEqual(third);
});

test('once a newer registry was verified, the one before it is a replay, and not the newest', async () => {
  await channel.promote();
  const [third, fourth] = [await channel.promote(), await channel.promote()];
  expect(await trusted.verify(third)).toEqual(third);
  expect(trusted.isNewest(third)).toBe(true);
  expect(await trusted.verify(fourth)).toEqual(fourth);
  expect(await trusted.verify(third)).toBeNull();
  expect([trusted.isNewest(third), trusted.isNewest(fourth)]).toEqual([false, true]);
});

test('what cannot be verified moves nothing on: the registry before it stays the newest', async () => {
  await channel.promote();
  const third = await channel.promote();
  await trusted.verify(third);
  const forged = await channel.promote({ forge: (registry) => (registry.by = 'mallory') });
  const elsewhere = await channel.promote({ channel: 'staging' });
  for (const registry of [forged, elsewhere, null, { seq: 9 }]) expect(await trusted.verify(registry)).toBeNull();
  expect(trusted.isNewest(third)).toBe(true);
  expect(await trusted.verify(third)).toEqual(third);
});
