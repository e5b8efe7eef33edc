import { LinkChips } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { SearchData } from './search.data.ts';

/** What kinds of things were found and how many of each; one kind can be seen alone. */
export function KindChoice({ query, kind, counts }: Pick<SearchData, 'query' | 'kind' | 'counts'>) {
  const { t } = useTranslation('content');
  const every = contentPaths.search(query);
  return (
    <LinkChips
      label={t('search.kinds')}
      replace
      chips={[
        {
          id: 'all',
          to: every,
          label: t('search.everything'),
          count: counts.reduce((sum, { total }) => sum + total, 0),
          current: kind === null,
        },
        ...counts.map((found) => ({
          id: found.kind,
          to: `${every}&kind=${found.kind}`,
          label: t(`search.kind.${found.kind}`),
          count: found.total,
          current: kind === found.kind,
        })),
      ]}
    />
  );
}
