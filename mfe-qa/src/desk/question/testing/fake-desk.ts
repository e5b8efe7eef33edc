import { roles } from '@clinic/contracts';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { aDeskQuestion, aWholeDeskQuestion } from '../../../testing/a-desk-question.ts';
import { qa } from '../../../testing/remote-under-test.ts';

/** An action as the API of a test received it: its method, its end of the address, and its body. */
export type Received = [method: string, action: string, body: unknown];

export const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: 'said by the API', request_id: 'r' }, { status });

/** The API of the desk around one question, for tests. It records the commands that it receives, and a test sets their effect. */
export function fakeDesk() {
  const desk = {
    question: aWholeDeskQuestion(),
    received: [] as Received[],
    /** What an action changes in the question. */
    then: null as Partial<DeskQuestionDetails> | null,
  };
  const one = '*/api/qa/desk/questions/:id';
  const recorded = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const [, name = ''] = /questions\/\d+\/(.*)$/.exec(request.url) ?? [];
    desk.received.push([request.method, name, text === '' ? null : JSON.parse(text)]);
    desk.question = { ...desk.question, ...desk.then };
    return HttpResponse.json({ data: desk.question });
  };
  const server = fakeApi(
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/qa/desk/questions', () =>
      HttpResponse.json({
        data: { data: [desk.question, aDeskQuestion({ id: 40 })], current_page: 1, per_page: 20, total: 2 },
      }),
    ),
    http.get(one, () => HttpResponse.json({ data: desk.question })),
    http.post(`${one}/*`, recorded),
    http.put(`${one}/*`, recorded),
  );

  beforeEach(() => {
    Object.assign(desk, { question: aWholeDeskQuestion(), received: [], then: null });
    sessionStorage.clear();
    signedInAs({ role: roles.doctor, name: 'د. هند العتيبي' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    useSession.setState({ state: 'visitor', user: null });
  });

  return { desk, server };
}

/** A claim that has this many seconds left. */
export const claimFor = (seconds: number, changes: { by_me?: boolean; name?: string } = {}) => ({
  by_me: true,
  name: 'د. هند العتيبي',
  ...changes,
  until: new Date(Date.now() + seconds * 1000).toISOString(),
  seconds_left: seconds,
});

/** Opens the question of the test. */
export const openQuestion = (lang: 'ar' | 'en') => renderRoute(qa, '/qa/desk/12', { lang });
