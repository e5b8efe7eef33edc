import { DeskQuestionsFound } from '@clinic/contracts/qa';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { api } from '@clinic/kit/http';
import { pick } from '@clinic/kit/i18n';
import type { FoundRecord, SearchArgs } from '@clinic/kit/routing';

/** Questions of every list that the person may see. */
export async function search({ text, lang, t, most, signal }: SearchArgs<'qa'>): Promise<FoundRecord[]> {
  const { data } = await api.get('/api/qa/desk/search', DeskQuestionsFound, { query: { search: text }, signal });
  return data.slice(0, most).map(({ id, question_title, qa_specialty, created_at, status, visibility }) => ({
    title: question_title,
    detail: [pick(qa_specialty, 'name', lang), formatDate(clinicDateTime(new Date(created_at)).date, lang)].join(' · '),
    kind: visibility === 'public' ? t(`status.${status}`) : t(`desk.visibility.${visibility}`),
    address: qaPaths.moderationQuestion(id),
  }));
}
