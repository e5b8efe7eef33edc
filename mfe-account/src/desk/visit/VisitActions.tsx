import type { DeskVisit, VisitAction } from '@clinic/contracts/account';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { ActionButton } from '../ActionButton.tsx';
import type { DeskActions } from '../actions.data.ts';

/** Actions that first ask something. */
const asking = ['move', 'reject', 'cancel'] as const satisfies readonly VisitAction[];
export type AskingAction = (typeof asking)[number];

const isAsking = (action: VisitAction): action is AskingAction => asking.some((one) => one === action);

interface VisitActionsProps {
  visit: DeskVisit;
  actions: DeskActions;
  onAsk: (action: AskingAction) => void;
}

/** What can be done with the visit in its present state. */
export function VisitActions({ visit, actions, onAsk }: VisitActionsProps) {
  const { t } = useTranslation('account');
  if (visit.may.length === 0) return null;
  const atOnce = visit.may.filter((action) => !isAsking(action));
  return (
    <Box role="group" aria-label={t('reception.acts.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {atOnce.map((action, index) => (
        <ActionButton
          key={action}
          intent={action}
          id={visit.id}
          actions={actions}
          variant={index === 0 ? 'contained' : 'outlined'}
        />
      ))}
      {visit.may.filter(isAsking).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'move' ? 'primary' : 'error'}
          disabled={actions.busy}
          onClick={() => onAsk(action)}
        >
          {t(`reception.acts.${action}`)}
        </Button>
      ))}
    </Box>
  );
}
