import type { ReactNode } from 'react';
import type { Lang } from '@clinic/contracts';
import type { PostDetail } from '@clinic/contracts/content';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Picture, ShortNumber, inFocus } from '@clinic/kit/ui';
import { ArticleText } from './ArticleText.tsx';
import { PublishedOn } from './PublishedOn.tsx';
import { Reviewer } from './Reviewer.tsx';

/** A post with its text, ready to be put into a page. */
export interface ShownPost {
  post: Omit<PostDetail, 'description_ar' | 'description_en' | 'related'>;
  html: string | TrustedHTML;
  lang: Lang;
}

/** The article itself: its facts, picture, text and reviewer. */
export function PostArticle({ shown, children }: { shown: ShownPost; children?: ReactNode }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { post, html } = shown;
  return (
    <Box component="article" sx={article}>
      <Box sx={facts}>
        <PublishedOn instant={post.created_at} />
        <span>{pick(post, 'category', lang)}</span>
        <span>{t('blogs.minutes', { count: lang === 'ar' ? post.reading_minutes_ar : post.reading_minutes_en })}</span>
        <span>
          <ShortNumber value={post.views_count} /> {t('blogs.views', { count: pluralOfAbbreviated(post.views_count) })}
        </span>
      </Box>
      {post.image !== '' && (
        <Box sx={picture}>
          <Picture
            src={post.image}
            width={1200}
            height={800}
            sizes="(min-width: 1024px) 760px, 94vw"
            alt=""
            eager
            {...inFocus(post.image_focus)}
          />
        </Box>
      )}
      <ArticleText html={html} lang={shown.lang} />
      {post.reviewer !== null && <Reviewer reviewer={post.reviewer} />}
      {children}
    </Box>
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
