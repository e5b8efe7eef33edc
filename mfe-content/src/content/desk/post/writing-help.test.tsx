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

fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/choices', () => HttpResponse.json({ data: choices })),
  http.get('*/api/content-desk/posts/7', () => HttpResponse.json({ data: stored })),
  http.get('*/api/content-desk/posts/7/comments', () => HttpResponse.json({ data: [] })),
  http.post('*/api/content-desk/posts/7', async ({ request }) => {
    const { content } = (await request.json()) as { content: PostContent };
    stored = { ...stored, content, version: stored.version + 1 };
    return HttpResponse.json({ data: { post: stored, removed: [] } });
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
    expect(within(list).getByText('جلطة الدماغ')).toHaveAttribute('dir', 'rtl');
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
