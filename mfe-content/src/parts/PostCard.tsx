import type { PostSummary } from '@clinic/contracts/content';
import { SharePanel } from '@clinic/kit/sharing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useSite } from '@clinic/kit/routing';
import { Box, LinkCard } from '@clinic/kit/ui';
import { CardPicture } from './CardPicture.tsx';
import { postAddress } from './post-address.ts';
import { PublishedOn } from './PublishedOn.tsx';

/** What a card shows of an article or a news item. */
export type PostOnCard = Pick<
  PostSummary,
  'id' | 'slug_ar' | 'slug_en' | 'title_ar' | 'title_en' | 'category_ar' | 'category_en' | 'image' | 'created_at'
> & {
  /** A few words of it. */
  text_ar: string;
  text_en: string;
} & Partial<Pick<PostSummary, 'reading_minutes_ar' | 'reading_minutes_en' | 'image_focus'>>;

interface PostCardProps {
  post: PostOnCard;
  level?: 2 | 3;
  /** Seen at once: not loaded lazily. */
  eager?: boolean;
}

/** An article or a news item in a list: picture, category, title, a few words, and ways to share it. */
export function PostCard({ post, level = 3, eager = false }: PostCardProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { origin } = useSite();
  const title = pick(post, 'title', lang);
  const minutes = lang === 'ar' ? post.reading_minutes_ar : post.reading_minutes_en;
  return (
    <LinkCard
      to={contentPaths.post(lang, pick(post, 'slug', lang))}
      title={title}
      level={level}
      media={<CardPicture src={post.image} focus={post.image_focus} eager={eager} />}
    >
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem', lineHeight: 1.7 }}>
        {pick(post, 'text', lang)}
      </Box>
      <Box sx={facts}>
        <span>{pick(post, 'category', lang)}</span>
        <PublishedOn instant={post.created_at} />
        {minutes !== undefined && <span>{t('blogs.minutes', { count: minutes })}</span>}
      </Box>
      <SharePanel address={postAddress(origin, lang, pick(post, 'slug', lang))} title={title} />
    </LinkCard>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  mt: 'auto',
  color: 'text.secondary',
  fontSize: '.875rem',
  '& > span:first-of-type': { color: 'primary.main', fontWeight: 500 },
} as const;
