import type { DeskVisit, VisitAction } from '@clinic/contracts/account';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { ActButton } from '../ActButton.tsx';
import type { DeskActions } from '../acts.data.ts';

/** DeskActions that first ask something. */
const asking = ['move', 'reject', 'cancel'] as const satisfies readonly VisitAction[];
export type AskingAct = (typeof asking)[number];

const isAsking = (act: VisitAction): act is AskingAct => asking.some((one) => one === act);

interface VisitActsProps {
  visit: DeskVisit;
  acts: DeskActions;
  onAsk: (act: AskingAct) => void;
}

/** What can be done with the visit in its present state (E5). */
export function VisitActs({ visit, acts, onAsk }: VisitActsProps) {
  const { t } = useTranslation('account');
  if (visit.may.length === 0) return null;
  const atOnce = visit.may.filter((act) => !isAsking(act));
  return (
    <Box role="group" aria-label={t('reception.acts.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {atOnce.map((act, index) => (
        <ActButton key={act} intent={act} id={visit.id} acts={acts} variant={index === 0 ? 'contained' : 'outlined'} />
      ))}
      {visit.may.filter(isAsking).map((act) => (
        <Button
          key={act}
          variant="outlined"
          color={act === 'move' ? 'primary' : 'error'}
          disabled={acts.busy}
          onClick={() => onAsk(act)}
        >
          {t(`reception.acts.${act}`)}
        </Button>
      ))}
    </Box>
  );
}
