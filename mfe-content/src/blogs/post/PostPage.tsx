import { ShareButton, ShareLinks } from '@clinic/kit/sharing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData, useSite } from '@clinic/kit/routing';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, CardGrid, EmptyState, Page, Picture, Section, ShortNumber } from '@clinic/kit/ui';
import { postAddress } from '../../parts/post-address.ts';
import { PostCard } from '../../parts/PostCard.tsx';
import { PublishedOn } from '../../parts/PublishedOn.tsx';
import { ArticleText } from '../../parts/ArticleText.tsx';
import type { PostData } from './post.data.ts';
import { Reviewer } from './Reviewer.tsx';
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

  const { post, html, related } = found;
  const title = pick(post, 'title', lang);
  const address = postAddress(origin, lang, pick(post, 'slug', lang));
  const list =
    post.type === 'news'
      ? { label: t('news.title'), to: contentPaths.news() }
      : { label: t('blogs.title'), to: contentPaths.blogs() };
  return (
    <Page title={title} crumbs={[list]} lead={pick(post, 'summary', lang)}>
      <Box component="article" sx={article}>
        <Box sx={facts}>
          <PublishedOn instant={post.created_at} />
          <span>{pick(post, 'category', lang)}</span>
          <span>
            {t('blogs.minutes', { count: lang === 'ar' ? post.reading_minutes_ar : post.reading_minutes_en })}
          </span>
          <span>
            <ShortNumber value={post.views_count} />{' '}
            {t('blogs.views', { count: pluralOfAbbreviated(post.views_count) })}
          </span>
        </Box>
        <Box sx={picture}>
          <Picture src={post.image} width={1200} height={800} sizes="(min-width: 1024px) 760px, 94vw" alt="" eager />
        </Box>
        <ArticleText html={html} lang={found.lang} />
        {post.reviewer !== null && <Reviewer reviewer={post.reviewer} />}
        <Box sx={share}>
          <ShareButton address={address} title={title} />
          <ShareLinks address={address} title={title} />
        </Box>
      </Box>
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

const article = {
  display: 'grid',
  gap: { xs: 2.5, md: 3.5 },
  gridTemplateColumns: 'minmax(0, 760px)',
} as const;
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: 'text.secondary',
  fontSize: '.9375rem',
} as const;
const picture = {
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: { xs: '16px', md: '24px' },
    bgcolor: 'primary.soft',
  },
} as const;
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
