import { LinkChips } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { JobsData } from './jobs.data.ts';

/** Kinds of contract. */
export function JobTypeChoice({ types, type }: Pick<JobsData, 'types' | 'type'>) {
  const { t } = useTranslation('content');
  return (
    <LinkChips
      label={t('jobs.filter')}
      chips={[
        { id: 'all', to: contentPaths.jobs(), label: t('jobs.every'), current: type === null },
        ...types.map((option) => ({
          id: option,
          to: contentPaths.jobs(option),
          label: t(`jobs.types.${option}`),
          current: type === option,
        })),
      ]}
    />
  );
}
