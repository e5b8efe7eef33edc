import { findablePages, pathOf } from '../../api/src/modules/search/paths.ts';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { remote } from '../../mfe-content/src/remote.ts';

test.each(['ar', 'en'] as const)('R18: what search finds has the address that the site gives it, in %s', (lang) => {
  const slug = 'قلب-و-heart';
  expect(pathOf('specialties', slug, lang)).toBe(contentPaths.speciality(slug));
  expect(pathOf('doctors', slug, lang)).toBe(contentPaths.doctor(slug));
  expect(pathOf('packages', slug, lang)).toBe(contentPaths.pack(slug));
  expect(pathOf('posts', slug, lang)).toBe(contentPaths.post(lang, slug));
  expect(pathOf('skin_tips', slug, lang)).toBe(contentPaths.skinTip(slug));
  expect(pathOf('extra_pages', slug, lang)).toBe(contentPaths.extraPage(slug));
  expect(pathOf('assessments', slug, lang)).toBe(contentPaths.assessment(slug));
  expect(pathOf('questions', slug, lang)).toBe(qaPaths.question(slug));
  expect(pathOf('jobs', slug, lang)).toBe(contentPaths.job(slug));
  expect(pathOf('treatments', `${slug}#braces`, lang)).toBe(`${contentPaths.speciality(slug)}#braces`);
});

test.each(findablePages)('R18: the page %s exists', (id) => {
  const address = pathOf('pages', id, 'ar');
  const known = remote.routes.map(({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));
  expect(known.some((route) => route.test(address))).toBe(true);
});
