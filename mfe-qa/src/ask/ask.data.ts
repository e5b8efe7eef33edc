import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { AskedResponse, AskQuestion, QaSpecialtyGroupList, TrendingList } from '@clinic/contracts/qa';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { dangerIn } from '../parts/danger.ts';
import type { Danger } from '../parts/danger.ts';
import { failOnServer } from '../parts/failures.ts';
import { popularQuestion } from '../parts/shown-fields.ts';
import type { PopularQuestion } from '../parts/shown-fields.ts';
import { specialtyChoices } from '../parts/specialty-choices.ts';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { noContact, questionIn } from './question-in.ts';

/** How many popular questions stand beside the form. */
const popularCount = 5;

export interface AskData {
  /** That of the most read questions. */
  lang: ScreenArgs['lang'];
  /** Null when they could not be loaded. */
  groups: SpecialtyChoices[] | null;
  /** Id of the speciality that the address names; empty when it names none that there is. */
  specialty: string;
  popular: Loaded<{ questions: PopularQuestion[]; period: 'week' | 'all' }>;
  now: string;
}

/** What the form chooses from, and what others read. */
export async function loader({ request, lang }: ScreenArgs): Promise<AskData> {
  const { signal } = request;
  const [groups, popular] = await Promise.all([
    loadGroups(signal),
    orUnavailable(
      'the most read questions',
      api.get('/api/qa/trending-questions', TrendingList, { query: { limit: popularCount, lang }, signal }),
      signal,
    ),
  ]);
  const wanted = new URL(request.url).searchParams.get('specialty') ?? '';
  const known = groups?.some(({ qa_specialties }) => qa_specialties.some(({ id }) => String(id) === wanted));
  return {
    lang,
    groups,
    specialty: known === true ? wanted : '',
    popular: isUnavailable(popular)
      ? popular
      : { questions: popular.data.map(popularQuestion), period: popular.period },
    now: new Date().toISOString(),
  };
}

async function loadGroups(signal: AbortSignal): Promise<SpecialtyChoices[] | null> {
  try {
    return specialtyChoices((await api.get('/api/qa/specialties/grouped', QaSpecialtyGroupList, { signal })).data);
  } catch (error) {
    failOnServer(error);
    return null;
  }
}

/** A question that was taken, and what it spoke of that cannot wait for an answer. */
export type Asked = z.infer<typeof AskedResponse>['data'] & Danger;
export type AskAction = Submission<Asked>;

/** S93, S111: a question to the doctors. */
export const action = ({ request, lang }: ScreenArgs) =>
  submit(request, {
    schema: AskQuestion,
    read: (form) => ({ ...questionIn(form), lang }),
    async send(question, { idempotencyKey, trap, signal }): Promise<Asked> {
      const { data } = await api.post(
        '/api/qa/questions',
        { ...(question.is_anonymous ? noContact : {}), ...question, [honeypot]: trap },
        AskedResponse,
        { idempotencyKey, signal },
      );
      const { question_title, question_content, tags } = question;
      const danger = await dangerIn([question_title, question_content, ...tags].join('\n'), data.review);
      return { ...data, ...danger };
    },
  });
