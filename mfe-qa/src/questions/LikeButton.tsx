import { formatWait } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon, useHydrated } from '@clinic/kit/ui';
import type { Like } from './use-like.ts';

const noteId = 'like-note';

/**
 * Likes an answer or takes the like back, and says what came of it. It keeps the focus while it rests; without script
 * there is no button.
 */
export function LikeButton({ like }: { like: Like }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const hydrated = useHydrated();
  const { liked, locked, milestone, press } = like;
  return (
    <>
      <Box sx={{ minHeight: 44 }}>
        {hydrated && (
          <Button
            variant="outlined"
            startIcon={<Icon name="like" size={20} />}
            aria-pressed={liked}
            aria-disabled={locked !== null}
            aria-describedby={locked === null ? undefined : noteId}
            onClick={press}
            sx={look}
          >
            {t('like.action')}
          </Button>
        )}
      </Box>
      <Box component="p" role="status" id={noteId} sx={note}>
        {locked !== null && t('like.locked', { wait: formatWait(locked, lang) })}
        {milestone !== null && t('like.milestone', { count: milestone })}
      </Box>
    </>
  );
}

const look = {
  '&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'primary.soft',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
};
const note = {
  order: 1,
  flex: '1 1 100%',
  margin: 0,
  fontWeight: 500,
  // It stays in the page, so that what is written into it is read out.
  '&:empty': { position: 'absolute' },
};
