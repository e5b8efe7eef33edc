import { screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { DeskPostDetails, PostContent } from '@clinic/contracts/content/desk';
import type { Term } from '@clinic/contracts/content/writing';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, withStreams } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { aContent, aDetails, aTerm, choices } from '../testing/sample-desk.ts';

let stored: DeskPostDetails;
let asked: string[][];
let nowhere: string[];
let isDown: boolean;
let terms: Term[];
let choice: typeof choices;
let isTranslating: boolean;
let translated: object[];
let saved: PostContent[];
let confirmed: object[];
let refusedField: Record<string, string[]> | null;
/** What the service waits for before it answers. */
let waiting: Promise<void>;

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/choices', () =>
    HttpResponse.json({ data: { ...choice, translates: choice.translates || isTranslating } }),
  ),
  http.get('*/api/content-desk/posts/7', () => HttpResponse.json({ data: stored })),
  http.get('*/api/content-desk/posts/7/comments', () => HttpResponse.json({ data: [] })),
  http.post('*/api/content-desk/posts/7', async ({ request }) => {
    const { content } = (await request.json()) as { content: PostContent };
    const marks = translated.length > 0 ? { machine_translated: ['en' as const] } : {};
    stored = { ...stored, content, ...marks, version: stored.version + 1 };
    saved.push(content);
    return HttpResponse.json({ data: { post: stored, removed: [] } });
  }),
  http.post('*/api/content-desk/posts/7/translation', async ({ request }) => {
    const body = (await request.json()) as { part: number };
    await waiting;
    const refused = { message: 'the service is down', request_id: 'r' };
    if (refusedField !== null)
      return HttpResponse.json({ ...refused, code: 'VALIDATION', errors: refusedField }, { status: 422 });
    if (!isTranslating) return HttpResponse.json({ ...refused, code: 'TRANSLATION_FAILED' }, { status: 503 });
    translated.push(body);
    const isFirst = body.part === 0;
    const texts = { title: isFirst ? 'Part 0' : '', summary: isFirst ? 'Summary' : '' };
    return HttpResponse.json({ data: { parts: 3, ...texts, html: isFirst ? '' : `<p>Part ${body.part}</p>` } });
  }),
  http.post('*/api/content-desk/posts/7/translation/confirmation', async ({ request }) => {
    confirmed.push((await request.json()) as object);
    stored = { ...stored, machine_translated: [], version: stored.version + 1 };
    return HttpResponse.json({ data: stored });
  }),
  http.get('*/api/content-desk/terms', () => (isDown ? HttpResponse.error() : HttpResponse.json({ data: terms }))),
  http.post('*/api/content-desk/links', async ({ request }) => {
    if (isDown) return HttpResponse.error();
    const { links } = (await request.json()) as { links: string[] };
    asked.push(links);
    return HttpResponse.json({ data: { nowhere: links.filter((link) => nowhere.includes(link)) } });
  }),
);

withStreams();
beforeEach(() => {
  stored = aDetails();
  asked = [];
  nowhere = [];
  isDown = false;
  choice = choices;
  isTranslating = false;
  translated = [];
  saved = [];
  confirmed = [];
  refusedField = null;
  waiting = Promise.resolve();
  terms = [
    aTerm('vaccine', 'لقاح', 'vaccine', { avoid_ar: ['المطعوم'], avoid_en: ['jab'], note_en: 'Not the dose.' }),
    aTerm('stroke', 'جلطة الدماغ', 'stroke'),
  ];
  sessionStorage.clear();
  signedInAs({ role: roles.editor });
});

const withEnglish = (html: string) => aDetails({ content: aContent({ en: { ...aContent().en, html } }) });

describe.each(['ar', 'en'] as const)('links of a text, while somebody writes it, in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  const leads = (t: Awaited<ReturnType<typeof open>>['t'], path: string) =>
    t('desk.remarks.link-nowhere', { text: 'the doctor', address: `\u2066${path}\u2069` });

  test('a link to a page that is not there is named, with one question for both languages', async () => {
    stored = withEnglish('<p><a href="/doctors/gone">the doctor</a>, <a href="/offers#x">the offers</a></p>');
    nowhere = ['/doctors/gone'];
    const { t } = await open();
    expect(await screen.findByText(leads(t, '/doctors/gone'))).toBeVisible();
    expect(asked).toEqual([['/doctors/gone', '/offers']]);
  });

  test('a link that is typed is looked at once the typing pauses; one that can never work needs no question', async () => {
    stored = withEnglish('<p>Nothing yet.</p>');
    nowhere = ['/doctors/gone'];
    const { user, t } = await open();
    const [, source] = await screen.findAllByRole('button', { name: t('desk.source') });
    if (!source) throw new Error('the English text has no source');
    await user.click(source);
    const html = screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.en') }),
    });
    await user.clear(html);
    await user.type(html, '<a href="http//who.int">the doctor</a>');
    const malformed = t('desk.remarks.link-malformed', { text: 'the doctor', address: '\u2066http//who.int\u2069' });
    expect(await screen.findByText(malformed)).toBeVisible();
    expect(asked).toEqual([]);

    await user.clear(html);
    await user.type(html, '<a href="/doctors/gone">the doctor</a>');
    expect(await screen.findByText(leads(t, '/doctors/gone'))).toBeVisible();
    expect(screen.queryByText(malformed)).toBeNull();
    expect(asked).toEqual([['/doctors/gone']]);
  });

  test('links that could not be checked are said to be unchecked, and other sites are not opened', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    isDown = true;
    stored = withEnglish('<p><a href="/offers">Offers</a> <a href="https://who.int/sleep">WHO</a></p>');
    const { t } = await open();
    expect(await screen.findByText(t('desk.remarks.links-unchecked'))).toBeVisible();
    expect(screen.getByText(t('desk.remarks.other-sites'))).toBeVisible();
    await waitFor(() => expect(asked).toEqual([]));
  });
});

describe.each(['ar', 'en'] as const)('the glossary beside a text, in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });

  test('a word that the clinic does not use is named with its term, and a term that only the other text has', async () => {
    stored = aDetails({
      content: aContent({
        ar: { ...aContent().ar, html: '<p>لِلّقاح فوائد، وخُذ المَطعوم مبكرًا.</p>' },
        en: { ...aContent().en, html: '<p>A stroke is an emergency.</p>' },
      }),
    });
    const { user, t } = await open();
    const instead = t('desk.remarks.word-to-avoid', { text: 'المَطعوم', term: 'لقاح' });
    expect(await screen.findByText(instead)).toBeVisible();
    expect(screen.getByText(t('desk.remarks.term-lacks', { text: 'stroke', term: 'جلطة الدماغ' }))).toBeVisible();
    expect(screen.getByText(t('desk.remarks.term-lacks', { text: 'لِلّقاح', term: 'vaccine' }))).toBeVisible();

    const title = t('desk.partIn', { part: t('desk.parts.title'), language: t('desk.in.en') });
    await user.type(screen.getByRole('textbox', { name: title }), ' and vaccines');
    expect(screen.queryByText(t('desk.remarks.term-lacks', { text: 'لِلّقاح', term: 'vaccine' }))).toBeNull();
  });

  test('it folds out beside the text, and is searched by terms, notes and words to avoid in both languages', async () => {
    const { user, t } = await open();
    const summary = await screen.findByText(t('desk.glossary.title', { number: 2 }));
    expect(screen.getByText('stroke')).not.toBeVisible();
    await user.click(summary);
    const list = screen.getByRole('list', { name: t('desk.glossary.list') });
    expect(within(list).getByText('جلطة الدماغ').closest('[dir]')).toHaveAttribute('dir', 'rtl');
    const search = screen.getByRole('searchbox', { name: t('desk.glossary.search') });
    for (const typed of ['المَطعُوم', 'JAB', 'the dose', 'لقاح vacc']) {
      await user.clear(search);
      await user.type(search, typed);
      expect(within(list).getByText('vaccine')).toBeVisible();
      expect(within(list).queryByText('stroke')).toBeNull();
    }
    await user.type(search, ' xyz');
    expect(screen.getByText(t('desk.glossary.none'))).toBeVisible();
    expect(screen.getByText(t('desk.glossary.found', { number: 0 }))).toBeInTheDocument();
  });

  test('a glossary that could not be loaded is asked for again; an empty one says who fills it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    isDown = true;
    const { user, t } = await open();
    await user.click(await screen.findByText(t('desk.glossary.title', { number: 0 })));
    expect(await screen.findByText(t('desk.glossary.unread'))).toBeVisible();
    isDown = false;
    terms = [];
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    expect(await screen.findByText(t('desk.glossary.empty'))).toBeVisible();
  });
});

describe.each(['ar', 'en'] as const)('a translation by a machine, in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const untranslated = () =>
    aDetails({
      content: aContent({ en: { slug: 'sleep', title: '', summary: '', html: '' } }),
      languages: { ar: 'draft', en: 'to-translate' },
    });
  const offer = (t: T) => screen.findByRole('button', { name: t('desk.machine.translate') });
  const title = (t: T, of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.parts.title'), language: t(`desk.in.${of}`) }),
    });

  test('an empty language is drafted part by part into the form, saved, and marked until somebody confirms it', async () => {
    isTranslating = true;
    stored = untranslated();
    const { user, t } = await open();
    await user.click(await offer(t));
    expect(await screen.findByText(t('desk.machine.waits'))).toBeVisible();
    expect(title(t, 'en')).toHaveValue('Part 0');
    expect(stored.content.en).toEqual({
      ...{ slug: 'sleep', title: 'Part 0', summary: 'Summary', html: '<p>Part 1</p><p>Part 2</p>' },
    });
    expect(stored.content.ar).toEqual(aContent().ar);
    expect(translated).toEqual([0, 1, 2].map((part) => ({ version: 3, to: 'en', part })));
    const chip = { language: t('desk.in.en'), state: t('desk.machine.mark') };
    expect(screen.getByText(t('desk.languageState', chip))).toBeVisible();

    await user.click(screen.getByRole('button', { name: t('desk.machine.confirm') }));
    await waitFor(() => expect(screen.queryByText(t('desk.machine.waits'))).toBeNull());
    expect(confirmed).toEqual([{ version: 4, lang: 'en' }]);
  });

  test('what is typed while a machine translates stays, and is saved with its draft', async () => {
    isTranslating = true;
    stored = untranslated();
    const { user, t } = await open();
    const gate = Promise.withResolvers<void>();
    waiting = gate.promise;
    await user.click(await offer(t));
    expect(await screen.findByText(t('desk.machine.begins'))).toBeVisible();
    await user.type(title(t, 'ar'), '!');
    // What the machine translates is one version: nothing is saved over it, also when somebody asks for it.
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    gate.resolve();
    await waitFor(() => expect(stored.content.en.title).toBe('Part 0'));
    expect(stored.content.ar.title).toBe(`${aContent().ar.title}!`);
    expect(saved[0]).toEqual(stored.content);
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
  });

  test('what is typed while a translation waits for a saving stays, and is saved with the draft', async () => {
    isTranslating = true;
    stored = untranslated();
    const gate = Promise.withResolvers<void>();
    server.use(http.post('*/api/content-desk/posts/7', () => gate.promise, { once: true }));
    const { user, t } = await open();
    await user.type(title(t, 'ar'), '!');
    await user.click(await offer(t));
    await user.type(title(t, 'ar'), '?');
    gate.resolve();
    await waitFor(() => expect(stored.content.en.title).toBe('Part 0'));
    expect(stored.content.ar.title).toBe(`${aContent().ar.title}!?`);
  });

  test('where the service is down, that is said in the words of the server, and the text stays as it is', async () => {
    isTranslating = false;
    stored = untranslated();
    choice = { ...choices, translates: true };
    const { user, t } = await open();
    await user.click(await offer(t));
    expect(await screen.findByRole('alert')).toHaveTextContent('the service is down');
    expect(title(t, 'en')).toHaveValue('');
    expect(await offer(t)).toBeEnabled();
  });

  test('a text that is too long to translate is named at its field', async () => {
    stored = untranslated();
    choice = { ...choices, translates: true };
    refusedField = { 'content.ar.html': ['desk.wrong.tooLongToTranslate'] };
    const { user, t } = await open();
    await user.click(await offer(t));
    const label = t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.ar') });
    expect(await screen.findByRole('link', { name: `${label}: ${t('desk.wrong.tooLongToTranslate')}` })).toBeVisible();
  });

  test.each([
    ['without a service', { translates: false }, {}],
    ['for a text that is up to date', { translates: true }, { languages: { ar: 'draft', en: 'draft' } as const }],
    ['to who only reads', { translates: true }, { may_write: false }],
    ['while a reviewer has it', { translates: true }, { state: 'in-review' as const }],
  ])('%s nothing is offered', async (_when, may, more) => {
    choice = { ...choices, ...may };
    stored = { ...untranslated(), ...more };
    const { t } = await open();
    expect(await screen.findByText(t('desk.glossary.title', { number: 2 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('desk.machine.translate') })).toBeNull();
  });
});
