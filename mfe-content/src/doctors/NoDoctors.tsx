import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { EmptyState, LinkButton } from '@clinic/kit/ui';
import { settingsOf } from './doctors-query.ts';
import type { DoctorsQuery } from './doctors-query.ts';

/** Nobody fits, or nobody is there: each with the way on. A name may be written otherwise: the site's search forgives that. */
export function NoDoctors({ query }: { query: DoctorsQuery }) {
  const { t } = useTranslation('content');
  const narrowed = settingsOf(query).some((name) => name !== 'specialty');
  return (
    <EmptyState
      title={t(narrowed ? 'directory.nobody.title' : 'directory.none.title')}
      text={t(
        query.name !== '' ? 'directory.nobody.spelling' : narrowed ? 'directory.nobody.text' : 'directory.none.text',
      )}
      action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
    >
      {query.name !== '' && (
        <LinkButton to={contentPaths.search(query.name)} variant="outlined">
          {t('directory.nobody.search')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
