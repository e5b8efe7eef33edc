import { fireEvent, screen } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { describeErrors, fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import type { RenderedRoute } from '@clinic/kit/testing';
import { groups, keptQuestion } from './ask/testing/asking.ts';
import { readerCalls } from './questions/testing/reader-calls.ts';
import { aWholeDeskQuestion } from './testing/a-desk-question.ts';
import { aQuestion } from './testing/a-question.ts';
import { qa } from './testing/remote-under-test.ts';

const found = (data: unknown) => () => HttpResponse.json({ data });
const none = { data: [], current_page: 1, per_page: 4, total: 0 };
const server = fakeApi(
  http.get('*/api/qa/specialties/grouped', found(groups)),
  http.get('*/api/qa/trending-questions', () => HttpResponse.json({ data: [], period: 'week' })),
  http.get('*/api/qa/questions/similar', found([])),
  http.get('*/api/qa/questions/:slug', found(aQuestion())),
  http.get('*/api/qa/qa-specialties/:id/questions', found(none)),
  http.get('*/api/qa/desk/questions', found(none)),
  http.get('*/api/qa/desk/questions/:id', found(aWholeDeskQuestion())),
  ...readerCalls,
);

/** A call without an answer to read takes any for done. */
const anyAnswer = ['an answer that is not the API’s'];

const press = async ({ user, t }: RenderedRoute, key: string) =>
  user.click(await screen.findByRole('button', { name: t(key) }));

describeErrors(qa, server, {
  before: ({ auth, path }, what) => {
    sessionStorage.clear();
    if (what === 'forms' && path === '/qa/ask') keptQuestion({ mode: 'anonymous' });
    if (auth === 'member') signedInAs({ role: roles.doctor });
    else useSession.setState({ state: 'visitor', user: null });
  },
  query: 'q=heart&search=heart&specialty=1',
  forms: {
    '/qa/ask': [
      {
        name: 'a question',
        url: '/qa/ask',
        open: async (page) => {
          await press(page, 'ask.next');
          await press(page, 'ask.next');
        },
        send: ({ t }) => t('ask.send'),
      },
    ],
    '/qa/track': [{ name: 'the code', values: { code: 'K7QF-2M9X-TB4W' } }],
    '/qa/questions/:slug': [
      {
        name: 'a report',
        open: async ({ t }) => fireEvent.click(await screen.findByText(t('report.open'))),
        send: ({ t }) => t('report.send'),
        except: anyAnswer,
      },
    ],
    '/qa/desk/:id': [
      {
        name: 'claiming a question',
        send: ({ t }) => t('desk.claim.take.free'),
        except: anyAnswer,
        own: ({ t }) => ({
          '403 FORBIDDEN': t('desk.failure.FORBIDDEN'),
          '404 NOT_FOUND': t('desk.failure.NOT_FOUND'),
        }),
      },
    ],
  },
});
