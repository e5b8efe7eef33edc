import { LinkChips } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import { deskLists } from '@clinic/contracts/qa';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { inAddress } from './desk-address.ts';
import type { DeskAddress, DeskList } from './desk-address.ts';
import type { Overview } from './desk.data.ts';

const ofModeration: readonly DeskList[] = ['review', 'reported', 'hidden', 'spam'];

/** The lists of the desk with how much is in each; those of moderation are for who moderates, one's own for who answers. */
export function WorkLists({ overview, address }: { overview: Overview; address: DeskAddress }) {
  const { t } = useTranslation('qa');
  const isFor = (list: DeskList) =>
    list === address.list ||
    (ofModeration.includes(list) ? overview.may.moderate : list !== 'mine' || overview.may.answer);
  return (
    <LinkChips
      label={t('desk.lists.label')}
      chips={deskLists.filter(isFor).map((list) => ({
        id: list,
        to: qaPaths.moderation(inAddress({ ...address, list, page: 1 })),
        label: t(`desk.lists.${list}`),
        count: overview.counts[list],
        current: list === address.list,
      }))}
    />
  );
}
