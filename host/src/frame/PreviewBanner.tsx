import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/shared/i18n';
import { useHost } from '../app/host-context.ts';

/** Says on every page that an unreleased version is shown, which one, and how to leave. */
export function PreviewBanner() {
  const { t } = useTranslation('host');
  const { preview } = useHost().boot;
  if (preview === null) return null;

  return (
    <Strip role="region" aria-label={t('preview.title')}>
      <span>
        {t('preview.title')}{' '}
        {Object.entries(preview.replaces).map(([remote, release]) => (
          <bdi key={remote} dir="ltr">
            {remote}@{release}{' '}
          </bdi>
        ))}
      </span>
      <a href="/preview/exit">{t('preview.exit')}</a>
    </Strip>
  );
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'center',
  alignItems: 'center',
  padding: '6px 16px',
  background: theme.palette.warning.soft,
  color: theme.palette.text.primary,
  '& a': { color: 'inherit', fontWeight: 650, minHeight: 44, display: 'inline-flex', alignItems: 'center' },
}));
