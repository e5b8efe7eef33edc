import type { FreeSlot, Lang } from '@clinic/contracts';
import { pick } from '@clinic/kit/i18n';

/** The text of a time with the branch in which it is, where the clinic has several. */
export const withBranchName = (text: string, { branch }: FreeSlot, lang: Lang): string =>
  branch === undefined ? text : `${text} · ${pick(branch, 'name', lang)}`;
