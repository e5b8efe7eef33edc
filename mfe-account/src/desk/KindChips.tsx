import type { VisitKind } from '@clinic/contracts';
import { LinkChips } from '@clinic/kit/browsing';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatMinutes } from '@clinic/contracts/time';
import { kindText } from '../parts/appointments/kind-text.ts';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import type { DaysOfDoctor } from './desk.data.ts';

interface KindChipsProps {
  days: DaysOfDoctor;
  address: DeskAddress;
  /** The kind whose free times are shown; undefined for the ordinary visit. */
  kind: VisitKind | undefined;
}

/** For which kind of visit free times are shown, and booked; nothing for a doctor who has one. */
export function KindChips({ days: { kinds = [], slot_minutes: minutes }, address, kind }: KindChipsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  if (kinds.length === 0) return null;
  const ordinary = `${t('reception.kinds.ordinary')} · ${formatMinutes(minutes, lang)}`;
  return (
    <LinkChips
      label={t('reception.kinds.label')}
      samePage
      chips={[undefined, ...kinds].map((one) => ({
        id: String(one?.id ?? 'ordinary'),
        to: accountPaths.reception(inAddress({ ...address, kind: one?.id ?? null })),
        label: one === undefined ? ordinary : kindText(one, lang),
        current: one?.id === kind?.id,
      }))}
    />
  );
}
