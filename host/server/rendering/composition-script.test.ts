import { brotliDecompressSync } from 'node:zlib';
import type { NavigationItem, RemoteDescriptor, SlotContent } from '@clinic/contracts';
import { pageDescriptor } from '@clinic/contracts/host';
import type { CatalogueEntry, PageDescriptor, PageRoute } from '@clinic/contracts/host';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { compositionScript } from './composition-script.ts';

const entry = (name: string, more: Partial<RemoteDescriptor> = {}): CatalogueEntry => ({
  release: '1.0.0+0000000',
  base: `/artifacts/${name}/1.0.0+0000000/`,
  integrity: 'sha384-a',
  descriptor: pageDescriptor(aRemote(name, { routes: [aRoute(`/${name}`)], ...more })),
});
const textOf = ({ brotli }: { brotli: Buffer }) => brotliDecompressSync(brotli).toString();
const remotes = { parking: entry('parking'), labs: entry('labs') };

test.each<[string, Partial<RemoteDescriptor>]>([
  [
    'navigation',
    { navigation: [{ slot: 'more', id: 'a', order: 0, to: '/a', label: { ar: 'أ', en: 'A' }, audience: 'all' }] },
  ],
  ['slot content', { slots: [{ slot: 'footer', module: './link', order: 0, activateOn: [] }] }],
  ['a conversion', { conversion: { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' } }],
  ['a page with a purpose', { routes: [aRoute('/enter', './enter', { purpose: 'sign-in' })] }],
])('a remote with %s has a place in the frame; others are named and described elsewhere', async (_what, more) => {
  const all = { ...remotes, ours: entry('ours', more) };
  const { others, ...script } = await compositionScript('c-1', all, true);
  const [, json = ''] =
    /;clinicRemotes=(.*);dispatchEvent\(new Event\("clinic:remotes"\)\)$/.exec(textOf(script)) ?? [];
  expect(JSON.parse(json)).toEqual({ ours: all.ours });
  expect([...(others?.names ?? [])]).toEqual(['labs', 'parking']);
  expect(JSON.parse(textOf(others?.file ?? script))).toEqual(remotes);
});

test('for a host that cannot fetch them later, and where each has a place, the script brings all', async () => {
  const older = await compositionScript('c-1', remotes, false);
  expect(older.others).toBeNull();
  const [, json = ''] = /^clinicRemotes=(.*);dispatchEvent\(new Event\("clinic:remotes"\)\)$/.exec(textOf(older)) ?? [];
  expect(JSON.parse(json)).toEqual(remotes);
});

const label = { ar: 'أ', en: 'A' };
const whole: Required<PageDescriptor> = {
  title: label,
  routes: [
    {
      ...{ path: '/a', screen: './a', auth: 'member', roles: ['moderator'], rendering: 'client', texts: './a' },
      ...{ redirectFrom: ['/b'], purpose: 'sign-in', quiet: true, frame: 'staff', needsScript: true },
    } satisfies Required<PageRoute>,
  ],
  navigation: [
    {
      ...{ slot: 'staff', id: 'a', order: 1, label, icon: 'i', audience: 'all', roles: ['moderator'], shortcut: 'a' },
      ...{ badge: 'unread_notifications', search: { module: './s', texts: './s', roles: ['moderator'] }, to: '/a' },
      ...{ emits: 'booking/wizard.started@1', link: 'chat' },
    } satisfies Required<NavigationItem>,
  ],
  slots: [
    { slot: 'footer', module: './f', texts: './f', order: 2, activateOn: [], roles: ['moderator'] },
  ] satisfies Required<SlotContent>[],
  emits: ['booking/wizard.started@1'],
  listens: ['booking/wizard.started@1'],
  conversion: { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' },
  fallback: { title: label, text: label },
};

/** The same, as a server of another version may have read it: in another order, with parts that this one does not know. */
function otherwiseRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(otherwiseRead);
  if (typeof value !== 'object' || value === null) return value;
  const reversed = Object.entries(value).reverse();
  return { later: 1, ...Object.fromEntries(reversed.map(([key, part]) => [key, otherwiseRead(part)])) };
}

test('servers of every version write the same bytes, of every part of a descriptor', async () => {
  const textOfRemote = async (descriptor: PageDescriptor) =>
    textOf(await compositionScript('c-1', { a: { ...entry('a'), descriptor, chunks: { './a': ['a.js'] } } }, true));
  expect(await textOfRemote(otherwiseRead(whole) as PageDescriptor)).toBe(await textOfRemote(whole));
  // Pages of servers of other versions ask for exactly this: what is new makes a new format.
  expect(await textOfRemote(whole)).toBe(
    [
      'clinicRemotes={"a":{"release":"1.0.0+0000000","base":"/artifacts/a/1.0.0+0000000/","integrity":"sha384-a",',
      '"descriptor":{"title":{"ar":"أ","en":"A"},"routes":[{"path":"/a","screen":"./a","auth":"member",',
      '"roles":["moderator"],"rendering":"client","texts":"./a","redirectFrom":["/b"],"purpose":"sign-in",',
      '"quiet":true,"frame":"staff","needsScript":true}],"navigation":[{"slot":"staff","id":"a","order":1,',
      '"label":{"ar":"أ","en":"A"},"icon":"i","audience":"all","roles":["moderator"],"badge":"unread_notifications",',
      '"shortcut":"a","search":{"module":"./s","texts":"./s","roles":["moderator"]},"to":"/a",',
      '"emits":"booking/wizard.started@1","link":"chat"}],"slots":[{"slot":"footer","module":"./f","texts":"./f",',
      '"order":2,"activateOn":[],"roles":["moderator"]}],"emits":["booking/wizard.started@1"],',
      '"listens":["booking/wizard.started@1"],"fallback":{"title":{"ar":"أ","en":"A"},"text":{"ar":"أ","en":"A"}},',
      '"conversion":{"started":"booking/wizard.started@1","completed":"booking/appointment.created@1"}},',
      '"chunks":{"./a":["a.js"]}}};dispatchEvent(new Event("clinic:remotes"))',
    ].join(''),
  );
});
