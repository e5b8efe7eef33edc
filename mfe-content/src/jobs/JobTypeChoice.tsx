import { LinkChips } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import { paths } from '@clinic/kit/routing';
import type { JobsData } from './jobs.data.ts';

/** Kinds of contract (S16). */
export function JobTypeChoice({ types, type }: Pick<JobsData, 'types' | 'type'>) {
  const { t } = useTranslation('content');
  return (
    <LinkChips
      label={t('jobs.filter')}
      chips={[
        { id: 'all', to: paths.jobs(), label: t('jobs.every'), current: type === null },
        ...types.map((option) => ({
          id: option,
          to: paths.jobs(option),
          label: t(`jobs.types.${option}`),
          current: type === option,
        })),
      ]}
    />
  );
}
