import { act, screen } from '@testing-library/react';
import { data } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { renderRoute } from '../testing/index.ts';
import { Form, useActionData, useInPageLanguage, useLoaderData } from './index.ts';
import type { ScreenArgs } from './index.ts';
import { wordsRemote } from './testing/words-remote.ts';

interface Words {
  lang: Lang;
  words: string;
}

/** What the loader was asked for, and what becomes of a call after the first. */
let asked: string[] = [];
let signals: AbortSignal[] = [];
let answers: Promise<unknown>[] = [];
let then: (words: Words) => unknown = (words) => words;
beforeEach(() => {
  [asked, signals, answers, then] = [[], [], [], (words) => words];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function loader(args: ScreenArgs) {
  const answer = answerTo(args);
  answers.push(answer);
  return answer;
}

async function answerTo({ request, params, lang }: ScreenArgs) {
  const { pathname, search } = new URL(request.url);
  asked.push(`${lang} ${pathname}${search}`);
  signals.push(request.signal);
  const words = { lang, words: `${params['word']} in ${lang}` };
  return asked.length === 1 ? words : then(words);
}

function Screen() {
  return (
    <>
      <h1>{useInPageLanguage(useLoaderData<Words | null>(), loader)?.words}</h1>
      <Form method="post">
        <button>Send</button>
      </Form>
      <p>{useActionData<string>()}</p>
    </>
  );
}

const subject = wordsRemote({ Component: Screen, loader, action: () => 'Thank you' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** Whatever was asked for has come, or failed, and is drawn. */
const everythingCame = () =>
  act(async () => {
    await Promise.allSettled(answers);
  });

test('S28: data in one language come in the other one after a switch, for the same address; what was answered stays', async () => {
  const { user, setLang } = await renderRoute(subject, '/words/fever?day=1');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  asked = ['sent'];
  await setLang('en');
  expect(await screen.findByRole('heading', { name: 'fever in en' })).toBeVisible();
  expect(asked.slice(1)).toEqual(['en /words/fever?day=1']);
  expect(screen.getByText('Thank you')).toBeVisible();

  await setLang('ar');
  expect(heading()).toBe('fever in ar');
  expect(asked).toHaveLength(2);
});

test.each([
  ['the call fails', () => Promise.reject(new Error('down'))],
  ['nothing is there any more', () => data(null, { status: 404 })],
  ['nothing comes', () => null],
])('what was loaded stays when %s', async (_what, answer) => {
  then = answer;
  const { setLang } = await renderRoute(subject, '/words/fever');
  await setLang('en');
  await everythingCame();
  expect(asked).toHaveLength(2);
  expect(heading()).toBe('fever in ar');
});

test('a switch back gives up what is on its way, and another page shows nothing of the one before', async () => {
  const late = Promise.withResolvers<undefined>();
  then = (words) => late.promise.then(() => words);
  const { setLang, navigate } = await renderRoute(subject, '/words/fever');
  await setLang('en');
  await setLang('ar');
  expect(signals[1]?.aborted).toBe(true);
  await setLang('en');
  late.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'fever in en' })).toBeVisible();

  await setLang('ar');
  await act(() => navigate('/words/cough'));
  then = () => Promise.reject(new Error('down'));
  await setLang('en');
  await everythingCame();
  expect(heading()).toBe('cough in ar');
});
