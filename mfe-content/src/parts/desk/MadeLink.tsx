import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';
import { Moment } from './Moment.tsx';

interface MadeLinkProps {
  /** What the link shows, up to the time when it runs out. */
  until: string;
  path: string;
  expiresAt: string;
}

/** A link that was just made: to be copied, or opened. */
export function MadeLink({ until, path, expiresAt }: MadeLinkProps) {
  const { t } = useTranslation('content');
  const { origin } = useSite();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 640 }}>
      <span>
        {until} <Moment of={expiresAt} />
      </span>
      <TextField
        name="preview-link"
        type="url"
        label={t('desk.preview.link')}
        readOnly
        value={`${origin}${path}`}
        onFocus={({ target }) => target.select()}
      />
      <a href={path} target="_blank" rel="noopener">
        {t('desk.preview.open')}
      </a>
    </Box>
  );
}
