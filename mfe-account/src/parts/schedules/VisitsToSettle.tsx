import type { DisplacedVisit } from '@clinic/contracts/account';
import { SelectField } from '@clinic/kit/forms';
import type { FieldError } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, Typography } from '@clinic/kit/ui';
import { kindText } from '../appointments/kind-text.ts';
import { choiceOf } from './schedule-actions.ts';

/** What was chosen for each visit, by its id. */
export type Choices = Readonly<Record<number, string>>;

interface VisitsToSettleProps {
  visits: readonly DisplacedVisit[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
  field: (name: string) => { name: string; label: string; error?: string };
  /** Whether the doctor of each is named: they are not all one doctor’s. */
  namesDoctor?: boolean;
}

/** Says of which appointment an error is: a summary lists those of several. */
export function useSettleMessages(visits: readonly DisplacedVisit[]) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return ({ field, key }: FieldError): string | undefined => {
    const visit = visits.find(({ id }) => field === `visits.${id}`);
    if (visit === undefined || !key.startsWith('schedules.')) return undefined;
    const when = `${formatDate(visit.date, lang, 'short')} ${formatTime(visit.time, lang)}`;
    return `${when}: ${t(key as RuntimeKey)}`;
  };
}

type Bulk = 'move' | 'hand-over' | 'cancel' | 'stay';

/** What a bulk button chooses for a visit; null where that cannot be. */
function proposalFor({ id, moves: [first], colleagues: [colleague], may_stay: mayStay }: DisplacedVisit, bulk: Bulk) {
  if (bulk === 'move') return first ? choiceOf({ id, action: 'move', date: first.date, time: first.time }) : null;
  if (bulk === 'hand-over') return colleague ? choiceOf({ id, action: 'hand-over', doctor_id: colleague.id }) : null;
  return bulk === 'stay' && !mayStay ? null : bulk;
}

const bulks = ['move', 'hand-over', 'cancel', 'stay'] as const;

/** Booked appointments without a place, each with what can be done: at once for all, or one by one. */
export function VisitsToSettle({ visits, choices, onChoose, field, namesDoctor = false }: VisitsToSettleProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  if (visits.length === 0) return null;
  const decided = visits.filter(({ id }) => (choices[id] ?? '') !== '').length;

  const chooseAll = (bulk: Bulk) => {
    const proposed = visits.flatMap((visit) => {
      const proposal = proposalFor(visit, bulk);
      return proposal === null ? [] : [[visit.id, proposal] as const];
    });
    onChoose({ ...choices, ...Object.fromEntries(proposed) });
  };

  const optionsOf = ({ id, moves, colleagues, may_stay: mayStay }: DisplacedVisit) => [
    ...moves.map(({ date, time, branch }) => ({
      value: choiceOf({ id, action: 'move', date, time }),
      label: t(branch ? 'schedules.settle.moveIn' : 'schedules.settle.move', {
        date: formatDate(date, lang, 'day'),
        time: formatTime(time, lang),
        branch: branch ? pick(branch, 'name', lang) : '',
      }),
    })),
    ...colleagues.map((colleague) => ({
      value: choiceOf({ id, action: 'hand-over', doctor_id: colleague.id }),
      label: t(colleague.branch ? 'schedules.settle.handOverIn' : 'schedules.settle.handOver', {
        doctor: pick(colleague, 'name', lang),
        branch: colleague.branch ? pick(colleague.branch, 'name', lang) : '',
      }),
    })),
    { value: 'cancel', label: t('schedules.settle.cancel') },
    ...(mayStay ? [{ value: 'stay', label: t('schedules.settle.stay') }] : []),
  ];

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h3" sx={{ margin: 0 }}>
        {t('schedules.settle.title', { count: visits.length })}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{t('schedules.settle.lead')}</Box>
      <Box role="group" aria-label={t('schedules.settle.all.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {bulks
          .filter((bulk) => visits.some((visit) => proposalFor(visit, bulk) !== null))
          .map((bulk) => (
            <Button key={bulk} variant="outlined" onClick={() => chooseAll(bulk)}>
              {t(`schedules.settle.all.${bulk}`)}
            </Button>
          ))}
      </Box>
      <p role="status" style={{ margin: 0 }}>
        {t('schedules.settle.decided', { decided, count: visits.length })}
      </p>
      <Box component="ul" sx={list}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Box>
              <strong>
                {formatDate(visit.date, lang, 'day')} – {formatTime(visit.time, lang)}
              </strong>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <bdi dir="auto">{visit.patient_name}</bdi>
                {namesDoctor && ` – ${pick(visit.doctor, 'name', lang)}`}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                {pick(visit.specialty, 'name', lang)}
                {visit.kind && ` – ${kindText(visit.kind, lang)}`}
                {visit.branch && ` – ${pick(visit.branch, 'name', lang)}`}
              </Box>
            </Box>
            <SelectField
              {...field(`visits.${visit.id}`)}
              label={t('schedules.settle.what', {
                time: `${formatDate(visit.date, lang, 'short')} ${formatTime(visit.time, lang)}`,
              })}
              placeholder={t('schedules.settle.choose')}
              options={optionsOf(visit)}
              value={choices[visit.id] ?? ''}
              onChange={({ currentTarget }) => onChoose({ ...choices, [visit.id]: currentTarget.value })}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 1.5,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
    padding: '12px 14px',
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '12px',
  },
};
