import type { Registry } from '@clinic/contracts';
import { pageDescriptor } from '@clinic/contracts/host';
import { aRemote } from '@clinic/contracts/testing';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import type { ReleaseServices } from './release-services.ts';
import { planUpdate } from './update-plan.ts';

const release = '1.0.0+0000000';
const entry = (name: string) => ({ release, base: '/', integrity: '', descriptor: pageDescriptor(aRemote(name)) });
const boot = { host: { release } } as ReleaseServices['boot'];
const plan = (names: readonly string[], catalogue: Catalogue) => {
  const remotes = Object.fromEntries(names.map((name) => [name, { release }]));
  const registry = { composition: 'c-2', seq: 2, host: { release }, remotes } as unknown as Registry;
  return planUpdate(registry, { boot, catalogue, register: () => undefined }, new Set());
};

test('a page that knows a remote by name alone does not claim to run all that is live', async () => {
  const catalogue = new Catalogue({ content: entry('content') }, ['labs']);
  expect(await plan(['content', 'labs'], catalogue)).toMatchObject({ fullReload: false, complete: false });
  const whole = new Catalogue({ content: entry('content'), labs: entry('labs') }, ['labs']);
  expect(await plan(['content', 'labs'], whole)).toMatchObject({ fullReload: false, complete: true });
});

test('another set of remotes needs a full reload, whatever the page knows of them', async () => {
  const catalogue = new Catalogue({ content: entry('content') }, ['labs']);
  expect(await plan(['content'], catalogue)).toMatchObject({ fullReload: true });
  expect(await plan(['content', 'labs', 'parking'], catalogue)).toMatchObject({ fullReload: true });
});
