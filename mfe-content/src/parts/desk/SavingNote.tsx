import { useTranslation } from '@clinic/kit/i18n';
import type { SavingState } from './use-written.ts';

/** Where what was typed is, for the eye and, when it pauses, for who listens. */
export function SavingNote({ state }: { state: SavingState }) {
  const { t } = useTranslation('content');
  return <span role="status">{t(`desk.saving.${state}`)}</span>;
}
