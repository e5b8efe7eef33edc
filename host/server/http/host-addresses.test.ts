import { buildsAddress } from '@clinic/build/builds';
import { isHostAddress } from '@clinic/contracts/registry';
import { createI18n } from '@clinic/kit/i18n';
import { hostPages } from '../../entry/host-pages.tsx';
import { createRoutes } from '../../shell/routes.tsx';
import { Catalogue } from '../../shell/remotes/catalogue.ts';
import { RemoteModules } from '../../shell/remotes/modules.ts';
import { pagesOfHost } from '../rendering/route-of.ts';
import { withoutStaffFrame } from '../../testing/without-staff-frame.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest({ settings: { inspectorKey: 'key' } });

/** The addresses that a server answers, from the tree of their common beginnings. */
function answered(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)( \(.+\))?$/.exec(line) ?? [];
    parts.splice(indent.length / 4, Infinity, part);
    return methods === undefined ? [] : [parts.join('')];
  });
}

const example = (pattern: string) => pattern.replace(/:\w+(\(.*?\))?/g, '1');

test('whatever the server answers, but for pages, is known as no remote’s address', () => {
  const addresses = answered(host.app.printRoutes()).filter((address) => address !== '/*');
  expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/artifacts/:name/:release/*', '/lens/off', '/api/*']));
  expect(addresses.map(example).filter((address) => !isHostAddress(address))).toEqual([]);
});

test('so is what the development server answers', () => {
  expect(isHostAddress(buildsAddress)).toBe(true);
});

test('so are the pages of the frame', () => {
  const catalogue = new Catalogue({});
  const modules = new RemoteModules(() => Promise.reject(new Error('none')), createI18n('ar'), catalogue);
  const [frame] = createRoutes({
    catalogue,
    modules,
    staffFrame: withoutStaffFrame,
    hostPages,
    lang: () => 'ar',
    side: 'server',
  });
  const pages = frame?.children?.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]));
  expect(pages).toContain('/releases');
  expect(pages?.filter((path) => !isHostAddress(path))).toEqual([]);
  expect([...pagesOfHost].sort()).toEqual([...(pages ?? [])].sort());
});

test('pages of remotes are not', () => {
  expect(['/', '/apiary', '/news/api', '/qa/releases', '/sitemap-of-us'].filter(isHostAddress)).toEqual([]);
});
