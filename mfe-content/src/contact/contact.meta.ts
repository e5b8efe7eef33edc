import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { serviceMeta } from '../parts/content-meta.ts';
import { branchClinic } from './branch-clinic.ts';
import type { ContactData } from './contact.data.ts';

const ofPage = serviceMeta(contentPaths.contact());

/** What the page says about itself, and about each branch of a clinic that has several. */
export function meta(args: MetaArgs<ContactData | null, 'content'>): ScreenMeta {
  const { data, lang, site } = args;
  const page = ofPage(args);
  const branches = loadedOr(data?.branches ?? [], []);
  if (branches.length === 0) return page;
  return { ...page, jsonLd: [...(page.jsonLd ?? []), ...branches.map((branch) => branchClinic(branch, lang, site))] };
}
