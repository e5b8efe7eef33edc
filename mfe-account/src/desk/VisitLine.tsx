import type { DeskVisit, VisitAction } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button, Icon, Ltr } from '@clinic/kit/ui';
import { phoneText } from '@clinic/contracts';
import { kindText } from '../parts/appointments/kind-text.ts';
import { ActionButton } from './ActionButton.tsx';
import type { DeskActions } from './actions.data.ts';
import { VisitStatusChip } from './VisitStatusChip.tsx';

interface VisitLineProps {
  visit: DeskVisit;
  actions: DeskActions;
  onOpen: (visit: DeskVisit) => void;
}

/** What is most often done next, in a press. */
const nextActions: readonly Exclude<VisitAction, 'reject' | 'cancel' | 'move'>[] = ['confirm', 'check-in', 'complete'];

/** A visit in a list of the desk: who comes, in which state, and what is next; all the rest in its dialog. */
export function VisitLine({ visit, actions, onOpen }: VisitLineProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const next = nextActions.find((action) => visit.may.includes(action));
  const { patient_name: name, patient_phone: phone, account_name: account } = visit;

  return (
    <Box sx={line} data-status={visit.status}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Button variant="text" onClick={() => onOpen(visit)} sx={nameButton} aria-haspopup="dialog">
          <bdi dir="auto">{name}</bdi>
        </Button>
        <Box sx={facts}>
          {phone !== null && (
            <span>
              <Icon name="phone" size={16} />
              <Ltr>{phoneText(phone)}</Ltr>
            </span>
          )}
          <Ltr>{visit.reference}</Ltr>
          {visit.kind !== undefined && <span>{kindText(visit.kind, lang)}</span>}
          {visit.branch !== undefined && (
            <span>
              <Icon name="map" size={16} />
              {pick(visit.branch, 'name', lang)}
            </span>
          )}
          {account !== null && (
            <span>
              {t('reception.visit.forOf')} <bdi dir="auto">{account}</bdi>
            </span>
          )}
          {visit.booked_by !== null && <span>{t('reception.visit.byPhone')}</span>}
          {visit.coming_at !== null && (
            <span>
              <Icon name="check" size={16} />
              {t('reception.visit.coming')}
            </span>
          )}
        </Box>
      </Box>
      <VisitStatusChip status={visit.status} />
      {next !== undefined && (
        <ActionButton
          intent={next}
          id={visit.id}
          actions={actions}
          label={t('reception.visit.actOn', {
            act: t(`reception.acts.${next}`),
            name,
            time: formatTime(visit.time, lang),
          })}
        />
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  minWidth: 0,
  flex: 1,
};
const nameButton = {
  justifyContent: 'flex-start',
  textAlign: 'start',
  paddingInline: 1,
  marginInlineStart: -1,
  fontWeight: 600,
  fontSize: '1.0625rem',
};
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  color: 'text.secondary',
  fontSize: '.9375rem',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
};
