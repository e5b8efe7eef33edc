import type { DoctorDetail, FreeSlot } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { Box, Card, Section } from '@clinic/kit/ui';
import { BookButton } from '../../parts/BookButton.tsx';

/** The next free times of a doctor, each a link that has chosen it already. */
export function FreeSlots({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const specialty = doctor.specialties[0]?.id;
  // Where the doctor works in one branch, the page has said which.
  const several = (doctor.branches ?? []).length > 1;
  const withPlace = (text: string, branch: FreeSlot['branch']) =>
    several && branch !== undefined ? `${text} · ${pick(branch, 'name', lang)}` : text;
  const days = [...new Set(doctor.next_slots.map(({ date }) => date))];

  return (
    <Card>
      <Section title={t('slot.title')} level={3}>
        {days.length === 0 ? (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Box component="p" sx={{ margin: 0 }}>
              {t('slot.noneLong')}
            </Box>
            <BookButton specialty={specialty} tone="primary" size="medium">
              {t('slot.another')}
            </BookButton>
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {days.map((date) => (
              <div key={date}>
                <Box component="h4" sx={{ margin: '0 0 8px', fontSize: '1rem', fontWeight: 600 }}>
                  {formatDate(date, lang, 'day')}
                  <Box
                    component="span"
                    sx={{ display: 'block', fontWeight: 400, fontSize: '.875rem', color: 'text.secondary' }}
                  >
                    {formatHijri(date, lang)}
                  </Box>
                </Box>
                <Box component="ul" sx={times}>
                  {doctor.next_slots
                    .filter((slot) => slot.date === date)
                    .map(({ time, branch }) => (
                      <li key={time}>
                        <Link
                          to={bookingPaths.details({ specialty, doctor: doctor.id, date, time, branch: branch?.id })}
                          aria-label={withPlace(
                            t('slot.choose', { date: formatDate(date, lang, 'day'), time: formatTime(time, lang) }),
                            branch,
                          )}
                        >
                          {formatTime(time, lang)}
                          {several && branch !== undefined && <small>{pick(branch, 'name', lang)}</small>}
                        </Link>
                      </li>
                    ))}
                </Box>
              </div>
            ))}
            <BookButton doctor={doctor.id} specialty={specialty} tone="primary" size="medium">
              {t('slot.more')}
            </BookButton>
          </Box>
        )}
      </Section>
    </Card>
  );
}

const times = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    borderRadius: '12px',
    border: '1px solid',
    borderColor: 'line.edge',
    textDecoration: 'none',
    fontWeight: 500,
    textAlign: 'center',
    paddingBlock: 0.5,
    lineHeight: 1.4,
  },
  '& small': { fontSize: '.8125rem', fontWeight: 400, color: 'text.secondary' },
  '& a:hover': { bgcolor: 'primary.soft', borderColor: 'primary.main' },
} as const;
