import { ShareButton, ShareLinks } from '@clinic/kit/sharing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData, useSite } from '@clinic/kit/routing';
import { Box, CardGrid, EmptyState, Page, Section } from '@clinic/kit/ui';
import { postAddress } from '../../parts/post-address.ts';
import { PostCard } from '../../parts/PostCard.tsx';
import { PostArticle } from '../../parts/PostArticle.tsx';
import type { PostData } from './post.data.ts';
import { useCountedView } from './use-counted-view.ts';

/** An article or a news item. */
export function PostPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { origin } = useSite();
  const found = useLoaderData<PostData | null>();
  useCountedView(found?.post.id);
  if (found === null) {
    return (
      <Page title={t('blogs.missing.title')} crumbs={[{ label: t('blogs.title'), to: contentPaths.blogs() }]}>
        <EmptyState
          title={t('blogs.missing.lead')}
          text={t('blogs.missing.text')}
          action={{ label: t('blogs.all'), to: contentPaths.blogs() }}
        />
      </Page>
    );
  }

  const { post, related } = found;
  const title = pick(post, 'title', lang);
  const address = postAddress(origin, lang, pick(post, 'slug', lang));
  const list =
    post.type === 'news'
      ? { label: t('news.title'), to: contentPaths.news() }
      : { label: t('blogs.title'), to: contentPaths.blogs() };
  return (
    <Page title={title} crumbs={[list]} lead={pick(post, 'summary', lang)}>
      <PostArticle shown={found}>
        <Box sx={share}>
          <ShareButton address={address} title={title} />
          <ShareLinks address={address} title={title} />
        </Box>
      </PostArticle>
      {related.length > 0 && (
        <Box sx={{ mt: { xs: 5, md: 8 }, '@media print': { display: 'none' } }}>
          <Section title={t('blogs.related')}>
            <CardGrid min={290}>
              {related.map((other) => (
                <li key={other.id}>
                  <PostCard post={other} />
                </li>
              ))}
            </CardGrid>
          </Section>
        </Box>
      )}
    </Page>
  );
}

const share = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  pt: 2,
  borderTop: '1px solid',
  borderColor: 'line.hair',
  '@media print': { display: 'none' },
} as const;
