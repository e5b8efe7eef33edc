import type { BookedKind, Lang } from '@clinic/contracts';
import { pick } from '@clinic/kit/i18n';
import { formatMinutes } from '@clinic/contracts/time';

/** A kind of visit with its length: `Follow-up · 15 minutes`. */
export const kindText = (kind: BookedKind, lang: Lang) =>
  `${pick(kind, 'name', lang)} · ${formatMinutes(kind.minutes, lang)}`;
