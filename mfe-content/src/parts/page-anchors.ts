import type { Lang } from '@clinic/contracts';
import type { PageContent } from '@clinic/contracts/content';
import { pick } from '@clinic/kit/i18n';
import type { MetaArgs } from '@clinic/kit/routing';
import type { Anchor } from './PageAnchors.tsx';

/** Place of a text within a page, the same in both languages. */
export function sectionId(index: number): string {
  return `part-${index + 1}`;
}

/** Place of the frequent questions within a page. */
export const questionsId = 'questions';

/** The parts of a written page in their order: texts, lists, questions. */
export function pageAnchors(
  page: Pick<PageContent, 'sections' | 'groups' | 'questions'>,
  lang: Lang,
  t: MetaArgs<unknown, 'content'>['t'],
): Anchor[] {
  return [
    ...page.sections.map((section, index) => ({ id: sectionId(index), label: pick(section, 'heading', lang) })),
    ...page.groups.map((group) => ({ id: group.id, label: pick(group, 'title', lang) })),
    ...(page.questions.length > 0 ? [{ id: questionsId, label: t('info.questions') }] : []),
  ];
}
