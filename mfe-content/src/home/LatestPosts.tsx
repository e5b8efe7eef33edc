import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, CardGrid, Section } from '@clinic/kit/ui';
import { PostCard, type PostOnCard } from '../parts/PostCard.tsx';

interface LatestPostsProps {
  kind: 'blogs' | 'news';
  posts: readonly PostOnCard[];
}

/** The latest articles, or the latest news, each with the first words of its text. */
export function LatestPosts({ kind, posts }: LatestPostsProps) {
  const { t } = useTranslation('content');
  return (
    <Band far tone={kind === 'blogs' ? 'paper' : 'ground'}>
      <Section
        id={kind}
        title={t(`home.${kind}.title`)}
        lead={t(`home.${kind}.lead`)}
        action={{ label: t(`home.${kind}.all`), to: kind === 'blogs' ? contentPaths.blogs() : contentPaths.news() }}
      >
        <CardGrid min={290}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </Band>
  );
}
