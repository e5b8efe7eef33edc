import { LinkChips } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Choice } from './blogs.data.ts';

/** The categories of articles. */
export function CategoryChoice({ categories, chosen }: { categories: readonly Choice[]; chosen: Choice | null }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <LinkChips
      label={t('blogs.categories')}
      chips={[
        { id: 'all', to: contentPaths.blogs(), label: t('blogs.everything'), current: chosen === null },
        ...categories.map((category) => ({
          id: category.slug_en,
          to: contentPaths.blogCategory(pick(category, 'slug', lang)),
          label: pick(category, 'name', lang),
          current: category.slug_en === chosen?.slug_en,
        })),
      ]}
    />
  );
}
