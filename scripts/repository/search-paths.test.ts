import { findablePages, pathOf } from '../../api/src/modules/search/paths.ts';
import { paths } from '@clinic/kit/routing';
import { remote } from '../../mfe-content/src/remote.ts';

// The API cannot see the site's addresses, so that it says them a second time is checked here.
test.each(['ar', 'en'] as const)('R18: what search finds has the address that the site gives it, in %s', (lang) => {
  const slug = 'قلب-و-heart';
  expect(pathOf('specialties', slug, lang)).toBe(paths.speciality(slug));
  expect(pathOf('doctors', slug, lang)).toBe(paths.doctor(slug));
  expect(pathOf('packages', slug, lang)).toBe(paths.package(slug));
  expect(pathOf('posts', slug, lang)).toBe(paths.post(lang, slug));
  expect(pathOf('skin_tips', slug, lang)).toBe(paths.skinTip(slug));
  expect(pathOf('questions', slug, lang)).toBe(paths.question(slug));
  expect(pathOf('jobs', slug, lang)).toBe(paths.job(slug));
  expect(pathOf('treatments', `${slug}#braces`, lang)).toBe(`${paths.speciality(slug)}#braces`);
});

test.each(findablePages)('R18: the page %s exists', (id) => {
  const address = pathOf('pages', id, 'ar');
  const known = remote.routes.map(({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));
  expect(known.some((route) => route.test(address))).toBe(true);
});
