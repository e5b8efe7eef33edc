import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../../store/errors.ts';
import { aDescriptor, aLiveStore, inTemporaryDirectory, runRelease } from '../../testing/fixtures.ts';
import { assertName } from './remote-name.ts';
import { writeRemote } from './write-remote.ts';

const wellness = { name: 'wellness', owner: 'wellness-team', title: { ar: 'العافية', en: 'Wellness' } };
const taken = {
  names: ['host', 'booking', 'qa'],
  remotes: [aDescriptor('content', { routes: aDescriptor('jobs').routes })],
};

test.each([
  ['capitals', "Women'sHealth", 'How about women-s-health?'],
  ['a digit first', '24-hours', 'How about hours?'],
  ['nothing that can be read', 'صحة', 'a letter first.'],
  ['too much', 'a'.repeat(31), `How about ${'a'.repeat(30)}?`],
  ['the folder instead of the name', 'mfe-wellness', 'say wellness'],
  ['a package of the site', 'shared', 'part of the site itself'],
  ['an address that is passed on', 'images', 'part of the site itself'],
  ['an address of the host', 'beacons', 'part of the site itself'],
  ['a remote that is there', 'qa', 'There is a remote qa already'],
  ['an address that is taken', 'jobs', '/jobs is a page of content already'],
])('%s is no name for a new remote, and why is said', (_what, name, why) => {
  expect(() => assertName(name, taken)).toThrow(StoreError);
  expect(() => assertName(name, taken)).toThrow(why);
});

test('a free name is accepted', () => {
  expect(() => assertName('womens-health-2', taken)).not.toThrow();
});

test('what is written bears the new name everywhere, and nothing of the template is left', () =>
  inTemporaryDirectory(async (root) => {
    const files = await writeRemote(root, wellness);
    expect(await readdir(root)).toEqual(['mfe-wellness']);
    expect(files).toEqual(expect.arrayContaining(['mfe-wellness/package.json', 'mfe-wellness/src/locales/ar.json']));
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    expect(texts.filter((text) => /template|القالب/i.test(text))).toEqual([]);
    // What the new remote imports is found as in the repository, which this directory does not lie in.
    await symlink(path.join(__dirname, '..', '..', '..', 'node_modules'), path.join(root, 'node_modules'));
    const { remote } = (await import(path.join(root, 'mfe-wellness', 'src', 'remote.ts'))) as { remote: unknown };
    expect(remote).toMatchObject({ name: 'wellness', owner: 'wellness-team', title: wellness.title });
  }));

test('a folder that is there already is not written over', () =>
  inTemporaryDirectory(async (root) => {
    await writeRemote(root, wellness);
    await expect(writeRemote(root, wellness)).rejects.toThrow();
    expect(await readdir(root)).toEqual(['mfe-wellness']);
  }));

const main = path.join(__dirname, '..', '..', 'main.ts');

test.each([
  ['without its team', ['new', 'wellness'], '--owner'],
  ['with a name that is live', ['new', 'booking', '--owner', 'tests'], 'There is a remote booking already'],
  ['with an Arabic name in English', ['new', 'w', '--owner', 'tests', '--title-ar', 'Wellness'], 'written in Arabic'],
  ['with a quote in its name', ['new', 'w', '--owner', 'tests', '--title', "It's"], '’'],
])('called %s, the command ends with 2 and writes nothing', (_how, args, why) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { code, out, err } = await runRelease(main, store.location, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  }),
);
