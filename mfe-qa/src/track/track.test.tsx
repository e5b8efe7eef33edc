import { screen, waitFor, within } from '@testing-library/react';
import type { TrackedQuestion } from '@clinic/contracts/qa';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';

const code = 'K7QF-2M9X-TB4W';
const aTracked = (changes: Partial<TrackedQuestion> = {}): TrackedQuestion => ({
  id: 31,
  slug: 'سعال-جاف',
  visibility: 'public',
  status: 'pending',
  lang: 'ar',
  question_title: 'سعال جاف',
  question_content: 'منذ أسبوعين.\n\nليلًا أكثر.',
  created_at: '2026-11-20T07:00:00.000Z',
  additions: [],
  additions_left: 3,
  closed: null,
  answer: null,
  ...changes,
});

let question: TrackedQuestion | null;
let sent: { path: string; body: unknown }[] = [];
const unknown = () =>
  HttpResponse.json(
    { code: 'VALIDATION', message: '', errors: { code: ['errors.codeUnknown'] }, request_id: 'r' },
    { status: 422 },
  );
const note = async (request: Request) => {
  const body = (await request.json()) as { code: string; content?: string };
  sent.push({ path: new URL(request.url).pathname, body });
  return body;
};
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/qa/track', async ({ request }) => {
    const body = await note(request);
    return question === null || body.code !== code ? unknown() : HttpResponse.json({ data: question });
  }),
  http.post('*/api/qa/track/additions', async ({ request }) => {
    const { content = '' } = await note(request);
    const now = question ?? aTracked();
    question = {
      ...now,
      additions: [
        ...now.additions,
        { content, created_at: `2026-11-21T07:0${now.additions.length}:00.000Z`, is_public: !content.includes('أموت') },
      ],
      additions_left: now.additions_left - 1,
    };
    return HttpResponse.json({ data: question }, { status: 201 });
  }),
  http.post('*/api/qa/track/delete', async ({ request }) => {
    await note(request);
    question = null;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  question = aTracked();
  sent = [];
});

describe.each(['ar', 'en'] as const)('%s: coming back to a question', (lang) => {
  async function open(typed: string = code) {
    const page = await renderRoute(qa, '/qa/track', { lang });
    const field = await screen.findByLabelText(page.t('track.code'));
    if (typed !== '') {
      await page.user.click(field);
      await page.user.paste(typed);
    }
    await page.user.click(screen.getByRole('button', { name: page.t('track.show') }));
    return page;
  }

  test('the code is pasted, runs left to right, and never becomes part of the address', async () => {
    const { t, location } = await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'سعال جاف' })).toBeVisible();
    expect(screen.getByText(t('track.places.waiting'))).toBeVisible();
    expect(screen.getByText('ليلًا أكثر.')).toBeVisible();
    expect(screen.getByRole('link', { name: t('track.see') })).toHaveAttribute(
      'href',
      `/qa/questions/${encodeURIComponent('سعال-جاف')}`,
    );
    expect(location()).toBe('/qa/track');
  });

  test('without a code, or with one that nobody has, the field says so, and what was typed stays', async () => {
    const { user, t } = await open('');
    const field = screen.getByLabelText(t('track.code'));
    expect(field).toHaveAttribute('dir', 'ltr');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.codeRequired'));
    expect(sent).toEqual([]);
    await user.type(field, 'ABCD');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('track.show') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.codeUnknown'));
    expect(screen.getByLabelText(t('track.code'))).toHaveValue('ABCD');
  });

  test('too many wrong codes: the API’s own words', async () => {
    server.use(
      http.post('*/api/qa/track', () =>
        HttpResponse.json({ code: 'RATE_LIMITED', message: 'انتظر: wait', request_id: 'r' }, { status: 429 }),
      ),
    );
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('wait');
  });

  test.each([
    ['review', { visibility: 'review', slug: null }],
    ['hidden', { visibility: 'hidden', slug: null }],
    ['hidden', { visibility: 'spam', slug: null }],
    ['waiting', {}],
    ['closed', { status: 'closed', additions_left: 0, closed: { reason: 'out-of-scope', note: 'راجع طبيبك.' } }],
    [
      'closed',
      {
        visibility: 'review',
        slug: null,
        question_content: 'أتمنى أموت',
        status: 'closed',
        additions_left: 0,
        closed: { reason: 'out-of-scope', note: 'راجع طبيبك.' },
      },
    ],
  ] as const)('Q17, E5: where it stands is said in words: %s', async (place, changes) => {
    question = aTracked(changes);
    const { t } = await open();
    expect(await screen.findByText(t(`track.places.${place}`))).toBeVisible();
    const seen = screen.queryByRole('link', { name: t('track.see') });
    if (question.slug === null) expect(seen).not.toBeInTheDocument();
    else expect(seen).toBeVisible();
    if (place !== 'closed') return;
    expect(screen.getByText(t('track.closed.out-of-scope'))).toBeVisible();
    expect(screen.getByText('راجع طبيبك.')).toBeVisible();
    expect(screen.queryByLabelText(t('track.add.label'))).not.toBeInTheDocument();
  });

  test('a question that repeats another one leads to it', async () => {
    const duplicate_of = { slug: 'first', question_title: 'السؤال الأول' };
    const closed = { reason: 'duplicate', note: null, duplicate_of } as const;
    question = aTracked({ visibility: 'review', slug: null, status: 'closed', additions_left: 0, closed });
    await open();
    expect(await screen.findByRole('link', { name: 'السؤال الأول' })).toHaveAttribute('href', '/qa/questions/first');
  });

  test.each([
    ['self-harm', 'أفكر أنهي حياتي'],
    ['chest-pain', 'عندي ألم شديد في الصدر'],
  ] as const)(
    'a held question with the words of %s: what to do and whom to call stand first',
    async (kind, content) => {
      question = aTracked({ visibility: 'review', slug: null, question_content: content });
      const { t } = await open();
      const title = t(kind === 'self-harm' ? 'ask.emergency.tenderTitle' : 'ask.emergency.title');
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(t(`ask.emergency.kinds.${kind}`))).toBeVisible();
      const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(numbers).toEqual(expect.arrayContaining(['tel:997', 'tel:937', `tel:${testSite.brand.phone}`]));
      expect(screen.getByText(t('track.places.held'))).toBeVisible();
    },
  );

  test('an answer to a held question is read here, and it is said that nobody else sees it', async () => {
    const { qa_answer } = aQuestion();
    question = aTracked({ visibility: 'review', slug: null, status: 'answered', answer: qa_answer });
    const { t } = await open();
    expect(await screen.findByText(t('track.places.answeredUnpublished'))).toBeVisible();
    expect(screen.getByText('راجعنا إذا استمر أسبوعين.')).toBeVisible();
  });

  test('what was added and held says so, with help where it speaks of danger', async () => {
    const { user, t } = await open();
    expect(await screen.findByText(t('track.add.published'))).toBeVisible();
    await user.type(screen.getByLabelText(t('track.add.label')), 'أتمنى أموت');
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByText(t('track.add.held'))).toBeVisible();
    expect(screen.getByText(t('track.add.unpublished'))).toBeVisible();
    expect(screen.getByText(t('ask.emergency.tenderTitle'))).toBeVisible();
  });

  test('help is offered while danger is written into what is added, before anything is sent', async () => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'أتمنى أموت');
    expect(await screen.findByText(t('ask.emergency.tenderTitle'))).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/qa/track']);
  });

  test.each([
    ['cannot be sent', 503, 'review', {}],
    [
      'comes too late',
      409,
      'closed',
      { status: 'closed', additions_left: 0, closed: { reason: 'out-of-scope', note: null } },
    ],
  ] as const)('help stands there as well when what is added %s', async (_, status, place, changes) => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'أتمنى أموت');
    server.use(
      http.post('*/api/qa/track/additions', () =>
        HttpResponse.json(
          { code: status === 503 ? 'INTERNAL' : 'CONFLICT', message: 'x', request_id: 'r' },
          { status },
        ),
      ),
    );
    question = aTracked({ visibility: 'review', slug: null, ...changes });
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByText(t(`track.places.${place}`))).toBeVisible();
    expect(screen.getAllByText(t('ask.emergency.tenderTitle'))).toHaveLength(1);
  });

  test('and when the question cannot be shown again', async () => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'أتمنى أموت');
    server.use(
      http.post('*/api/qa/track*', () =>
        HttpResponse.json({ code: 'INTERNAL', message: 'x', request_id: 'r' }, { status: 503 }),
      ),
      http.post('*/api/qa/track/additions', () =>
        HttpResponse.json({ code: 'INTERNAL', message: 'x', request_id: 'r' }, { status: 503 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByLabelText(t('track.code'))).toBeVisible();
    expect(screen.getByText(t('ask.emergency.tenderTitle'))).toBeVisible();
  });

  test('an answer stands there in its parts, with who gave it', async () => {
    const { qa_answer } = aQuestion();
    question = aTracked({ status: 'answered', answer: qa_answer });
    const { t } = await open();
    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    expect(answer.getByText('راجعنا إذا استمر أسبوعين.')).toBeVisible();
    expect(answer.getByRole('heading', { name: t('answer.parts.at_home') })).toBeVisible();
    expect(answer.getByText(qa_answer?.doctor_profile[`name_${lang}`] ?? '')).toBeVisible();
  });

  test('details can be added, with a warning of personal data, until none are left', async () => {
    question = aTracked({
      additions: [
        { content: 'أولى', created_at: '2026-11-20T08:00:00.000Z', is_public: true },
        { content: 'ثانية', created_at: '2026-11-20T09:00:00.000Z', is_public: true },
      ],
      additions_left: 1,
    });
    const { user, t } = await open();
    expect(await screen.findByText(t('track.add.left', { count: 1 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.additionRequired'));

    await user.type(screen.getByLabelText(t('track.add.label')), 'اتصلوا 0501234567');
    await user.click(screen.getByRole('button', { name: t('guard.hide') }));
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByText(t('track.add.done'))).toBeVisible();
    expect(sent.at(-1)).toEqual({
      path: '/api/qa/track/additions',
      body: { code, content: 'اتصلوا **********' },
    });
    expect(screen.getByText(t('track.add.none'))).toBeVisible();
    expect(screen.queryByLabelText(t('track.add.label'))).not.toBeInTheDocument();
  });

  test('an addition that cannot be taken says so, and stays typed', async () => {
    server.use(http.post('*/api/qa/track/additions', () => HttpResponse.error()));
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'وصار معه صفير');
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('track.failed'));
    expect(screen.getByLabelText(t('track.add.label'))).toHaveValue('وصار معه صفير');
  });

  test('an addition whose question cannot be shown again either is there once it can be', async () => {
    const away = http.post('*/api/qa/track*', () => HttpResponse.error());
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'وصار معه صفير');
    server.use(
      away,
      http.post('*/api/qa/track/additions', () => HttpResponse.error()),
    );
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByLabelText(t('track.code'))).toHaveValue(code);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: t('track.show') }));
    expect(await screen.findByLabelText(t('track.add.label'))).toHaveValue('وصار معه صفير');
  });

  test('an addition to a question that was closed meanwhile stays to be read under what is said of it', async () => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'وصار معه صفير');
    question = aTracked({
      status: 'closed',
      additions_left: 0,
      closed: { reason: 'out-of-scope', note: null },
    });
    server.use(
      http.post('*/api/qa/track/additions', () =>
        HttpResponse.json({ code: 'INVALID_TRANSITION', message: 'too late', request_id: 'r' }, { status: 409 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    expect(await screen.findByText(t('track.places.closed'))).toBeVisible();
    expect(screen.queryByLabelText(t('track.add.label'))).not.toBeInTheDocument();
    const kept = screen.getByText(t('track.add.kept')).closest('[role=status]');
    expect(kept).toHaveTextContent('وصار معه صفير');
    expect(screen.getByRole('alert').compareDocumentPosition(kept as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('what was being added is there again after a deletion that failed and a question that could not be shown', async () => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'وصار معه صفير');
    server.use(
      http.post('*/api/qa/track', () => HttpResponse.error()),
      http.post('*/api/qa/track/delete', () => HttpResponse.error()),
    );
    await user.click(screen.getByText(t('track.delete.open')));
    await user.click(screen.getByRole('button', { name: t('track.delete.yes') }));
    expect(await screen.findByLabelText(t('track.code'))).toHaveValue(code);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: t('track.show') }));
    expect(await screen.findByLabelText(t('track.add.label'))).toHaveValue('وصار معه صفير');
    // What was added is not typed any more.
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    await screen.findByText(t('track.add.done'));
    expect(screen.getByLabelText(t('track.add.label'))).toHaveValue('');
  });

  test('once something was added the focus is where the page says so', async () => {
    const { user, t } = await open();
    await user.type(await screen.findByLabelText(t('track.add.label')), 'وصار معه صفير');
    await user.click(screen.getByRole('button', { name: t('track.add.send') }));
    const words = await screen.findByText(t('track.add.done'));
    await waitFor(() => expect(document.activeElement).toContainElement(words));
    expect(document.body).not.toHaveFocus();
  });

  test('a question is deleted once its asker is sure', async () => {
    const { user, t } = await open();
    await user.click(await screen.findByText(t('track.delete.open')));
    expect(screen.getByText(t('track.delete.sure'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('track.delete.yes') }));
    expect(await screen.findByText(t('track.deleted.title'))).toBeVisible();
    expect(sent.at(-1)).toEqual({ path: '/api/qa/track/delete', body: { code } });
    expect(screen.getByRole('link', { name: t('track.deleted.action') })).toHaveAttribute('href', '/qa');
  });

  test.each([
    ['lost', () => HttpResponse.error()],
    ['an error of the gateway', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
    [
      'an error of the API',
      () => HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 }),
    ],
  ])('a question that was deleted is said to be when the answer to that is %s', async (_, answer) => {
    server.use(
      http.post('*/api/qa/track/delete', () => {
        question = null;
        return answer();
      }),
    );
    const { user, t } = await open();
    await user.click(await screen.findByText(t('track.delete.open')));
    await user.click(screen.getByRole('button', { name: t('track.delete.yes') }));
    expect(await screen.findByText(t('track.deleted.title'))).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a deletion that is refused and a question that is gone: the code is unknown', async () => {
    server.use(
      http.post('*/api/qa/track/delete', () => {
        question = null;
        return unknown();
      }),
    );
    const { user, t } = await open();
    await user.click(await screen.findByText(t('track.delete.open')));
    await user.click(screen.getByRole('button', { name: t('track.delete.yes') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.codeUnknown'));
    expect(screen.queryByText(t('track.deleted.title'))).not.toBeInTheDocument();
  });

  test('a deletion that fails leaves everything as it was', async () => {
    server.use(http.post('*/api/qa/track/delete', () => HttpResponse.error()));
    const { user, t } = await open();
    await user.click(await screen.findByText(t('track.delete.open')));
    await user.click(screen.getByRole('button', { name: t('track.delete.yes') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('track.failed'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'سعال جاف' })).toBeVisible());
  });
});
