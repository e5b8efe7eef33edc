import type { EndVisit, VisitReason } from '@clinic/contracts/account';
import { visitReasons } from '@clinic/contracts/account';

const separator = ': ';

/** How the reason of an event is kept: its code, and what was written beside it. */
export const storedReason = ({ reason, note }: EndVisit) => (note === '' ? reason : `${reason}${separator}${note}`);

/** What {@link storedReason} kept; what patients and the system write has no code. */
export function readReason(stored: string | null): { reason: VisitReason | null; note: string | null } {
  const [code = '', ...rest] = (stored ?? '').split(separator);
  const reason = visitReasons.find((known) => known === code) ?? null;
  if (reason === null) return { reason, note: stored };
  return { reason, note: rest.length === 0 ? null : rest.join(separator) };
}
