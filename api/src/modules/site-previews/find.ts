import type { FastifyRequest } from 'fastify';
import * as contentPaths from '@clinic/contracts/content/paths';
import { sitePreviewHeader, SitePreviewToken } from '@clinic/contracts/host';
import { ClinicError } from '../../http/errors.ts';
import type { SitePreview } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { hashOfToken } from '../../secret-tokens.ts';
import { mayStillOpenPost } from '../content-desk/document-change.ts';
import { plannedPosts } from '../content-desk/planned-posts.ts';
import { mayPreview } from './policy.ts';
import * as repo from './repo.ts';

/**
 * The preview that a call names; null for the site as it is. A call that names one is never answered as if it named none, and
 * changes nothing.
 * @throws {ClinicError} PREVIEW_ENDED, PREVIEW_READ_ONLY
 */
export async function sitePreviewOf(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
): Promise<SitePreview | null> {
  const named = headers[sitePreviewHeader];
  if (named === undefined) return null;
  const token = SitePreviewToken.safeParse(named);
  const found = token.success
    ? await repo.findPreview(services.db, hashOfToken(token.data), services.clock())
    : undefined;
  if (!found || found.maker.status !== 'active' || !mayPreview(found.maker.roleId))
    throw new ClinicError('PREVIEW_ENDED');
  if (method !== 'GET' && method !== 'HEAD') throw new ClinicError('PREVIEW_READ_ONLY');
  const { shownAt: at, expiresAt, path, documentId } = found.preview;
  const { content, maker } = found;
  if (documentId !== null && !(await mayStillOpenPost(services.db, maker, documentId)))
    throw new ClinicError('PREVIEW_ENDED');
  return {
    at,
    expiresAt,
    path: content
      ? { ar: contentPaths.post('ar', content.ar.slug), en: contentPaths.post('en', content.en.slug) }
      : { ar: path, en: path },
    posts: () => plannedPosts(services, at, documentId),
  };
}

/** Forgets previews that have run out. */
export const tidySitePreviews = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  repo.forgetPreviews(db, clock());
