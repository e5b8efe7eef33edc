import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { shortened } from '../../parts/shortened.ts';
import type { DeskQuestionScreen } from './question.data.ts';

export function meta({ data, t }: MetaArgs<DeskQuestionScreen | null, 'qa'>): ScreenMeta {
  const title = data?.kind === 'found' ? shortened(data.question.question_title, 70) : t('desk.title');
  return { title, noindex: true };
}
