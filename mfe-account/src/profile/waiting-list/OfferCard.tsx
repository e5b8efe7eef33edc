import type { WaitlistEntry, WaitlistOffer } from '@clinic/contracts/account';
import { SubmitFailed } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useRevalidator } from '@clinic/kit/routing';
import { clinicDateTime, formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { Box, Button, Card, Icon, Portrait, Typography, VisuallyHidden } from '@clinic/kit/ui';
import type { WaitingListActions } from './waiting-list.data.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import { inARow } from './entries.ts';

interface OfferCardProps {
  entry: WaitlistEntry;
  offer: WaitlistOffer;
  actions: WaitingListActions;
}

/** Minutes at which somebody who listens is told how much time is left. */
const spoken = new Set([10, 5, 1]);

/** A time that is kept for the account, and how long: the one thing to decide on this page. */
export function OfferCard({ entry, offer, actions }: OfferCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const minutes = useMinutesLeft(offer.seconds_left, () => void revalidate());
  const outcome = actions.outcomeOf('accept', 'decline');
  const day = formatDate(offer.date, lang, 'full');
  const time = formatTime(offer.time, lang);
  const named = { when: `${day} ${time}` };

  return (
    <Card sx={{ borderColor: 'primary.main', borderWidth: 2, maxWidth: 860 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', color: 'primary.main' }}>
          <Icon name="bell" size={24} />
          <Typography variant="h3" component="h2" sx={{ margin: 0 }}>
            {t('waitingList.offer.title')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Portrait image={offer.doctor.image} alt="" size={64} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
              {day} <time dateTime={offer.starts_at}>{time}</time>
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{formatHijri(offer.date, lang)}</Box>
            <Box>
              {inARow(
                [offer.doctor, entry.specialty, ...(offer.branch === undefined ? [] : [offer.branch])].map((named) =>
                  pick(named, 'name', lang),
                ),
                lang,
              )}
            </Box>
          </Box>
        </Box>
        {entry.dependent && (
          <Box>
            {t('waitingList.for')} <bdi dir="auto">{entry.dependent.name}</bdi>
          </Box>
        )}
        {entry.appointment && (
          <Box>
            {t('waitingList.offer.moves', {
              date: formatDate(entry.appointment.date, lang, 'full'),
              time: formatTime(entry.appointment.time, lang),
            })}
          </Box>
        )}
        <Box sx={left}>
          <Icon name="clock" size={20} />
          <span>
            {t('waitingList.offer.until', { time: formatTime(clinicDateTime(new Date(offer.expires_at)).time, lang) })}{' '}
            {t('waitingList.offer.left', { count: minutes })}
          </span>
        </Box>
        <VisuallyHidden role="status">
          {spoken.has(minutes) ? t('waitingList.offer.left', { count: minutes }) : ''}
        </VisuallyHidden>
        {outcome?.state === 'failed' && <SubmitFailed failure={outcome} text={t('waitingList.unreachable')} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            color="accent"
            loading={actions.isRunning('accept', offer.id)}
            disabled={actions.busy}
            onClick={() => actions.send('accept', offer.id)}
            aria-label={t('waitingList.offer.acceptNamed', named)}
          >
            {t('waitingList.offer.accept')}
          </Button>
          <Button
            variant="outlined"
            loading={actions.isRunning('decline', offer.id)}
            disabled={actions.busy}
            onClick={() => actions.send('decline', offer.id)}
            aria-label={t('waitingList.offer.declineNamed', named)}
          >
            {t('waitingList.offer.decline')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

const left = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  padding: '10px 14px',
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  fontWeight: 500,
};
