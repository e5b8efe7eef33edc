import { roles } from '@clinic/contracts';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { aDeskQuestion, aWholeDeskQuestion } from '../../parts/desk/a-desk-question.ts';
import { qa } from '../../remote-under-test.ts';

/** An act as the API of a test received it: its method, its end of the address, and its body. */
export type Received = [method: string, act: string, body: unknown];

export const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: 'said by the API', request_id: 'r' }, { status });

/** The API of the desk around one question, for tests. It remembers what it was told to do, and tests say what comes of it. */
export function fakeDesk() {
  const desk = {
    question: aWholeDeskQuestion(),
    received: [] as Received[],
    /** What an act changes in the question. */
    then: null as Partial<DeskQuestionDetails> | null,
  };
  const one = '*/api/qa/desk/questions/:id';
  const acted = async ({ request }: { request: Request }) => {
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
    http.post(`${one}/*`, acted),
    http.put(`${one}/*`, acted),
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
});

/** Opens the question of the test. */
export const openQuestion = (lang: 'ar' | 'en') => renderRoute(qa, '/qa/desk/12', { lang });
