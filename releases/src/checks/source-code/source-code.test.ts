import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceCode } from './source-code.ts';

const template = path.join(__dirname, '..', '..', 'cli', 'new', 'template');
const declared = { emits: ['host/toast.show@1' as const], listens: ['host/search.focused@1' as const] };

/** The sources of a new remote. */
async function newRemote(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: template })) {
    if (!/\.test\.tsx?$/.test(file)) sources.set(file, await readFile(path.join(template, file), 'utf8'));
  }
  return sources;
}

test('a new remote has nothing to be refused', async () => {
  expect(await sourceCode(await newRemote(), declared)).toEqual([]);
});

const page = 'src/home/HomePage.tsx';

test.each<[check: string, what: string, code: string, advice: RegExp]>([
  [
    'own-imports',
    'sources of another remote',
    "import { ask } from '../../../mfe-qa/src/ask.ts';",
    /link to its pages/,
  ],
  [
    'own-imports',
    'them when they are needed',
    "const ask = import('../../../mfe-qa/src/ask.ts');",
    /link to its pages/,
  ],
  ['own-imports', 'another remote by its name', "export { ask } from 'mfe-qa/src/ask.ts';", /link to its pages/],
  ['own-imports', 'the host', "import { Frame } from 'host/shell/frame/Frame.tsx';", /event bus/],
  [
    'topic-use',
    'a topic that is not declared',
    "bus.emit('qa/question.submitted@1', {});",
    /not in emits of src\/remote/,
  ],
  ['topic-use', 'one that it hears', "useBusEvent('booking/wizard.open@1', go);", /not in listens of src\/remote/],
  ['topic-use', 'one that only the host emits', "bus.emit('host/language.changed@1', {});", /only the host emits/],
  ['runs-text', 'eval', "eval('1 + 1');", /Content-Security-Policy/],
  ['runs-text', 'a function made of text', "const f = new Function('return 1');", /Content-Security-Policy/],
  ['runs-text', 'a timer with text', "setTimeout('go()', 5);", /Content-Security-Policy/],
  [
    'foreign-files',
    'a foreign picture',
    'const x = <img alt="" src="https://cdn.test/a.png" />;',
    /Bring it with the remote/,
  ],
  [
    'foreign-files',
    'one of a style',
    "const x = { backgroundImage: 'url(//cdn.test/a.png)' };",
    /Bring it with the remote/,
  ],
  ['foreign-files', 'one set later', 'img.src = `https://cdn.test/${name}.png`;', /Bring it with the remote/],
  ['physical-styles', 'a side that is set', "el.style.setProperty('margin-left', '1px');", /Say margin-inline-start/],
  ['physical-styles', 'a side that is assigned', "el.style.paddingRight = '1px';", /Say padding-inline-end/],
  ['plain-text', 'English in the source', 'const x = <p>Ask your doctor</p>;', /Put it into src\/locales/],
  ['plain-text', 'Arabic in the source', 'const x = <p>اسأل طبيبك</p>;', /Put it into src\/locales/],
  ['plain-text', 'what is only heard', 'const x = <a aria-label="Close it">{y}</a>;', /Put it into src\/locales/],
  [
    'markup',
    'a block in a paragraph',
    'const x = <p><span><div>{y}</div></span></p>;',
    /<div> may not stand inside <p>/,
  ],
  ['markup', 'a link in a link', 'const x = <a href="/a">{y}<a href="/b">{z}</a></a>;', /<a> may not stand inside <a>/],
  ['markup', 'a picture without alt', 'const x = <img src={y} />;', /has no alt/],
  ['markup', 'a button without a name', 'const x = <button onClick={go}></button>;', /has no name/],
])('%s: %s is refused with file, line and what to do', async (check, _what, code, advice) => {
  const sources = await newRemote();
  const text = sources.get(page) ?? '';
  sources.set(page, `${text}\n${code}\n`);
  const line = text.split('\n').length + 1;
  expect(await sourceCode(sources, declared)).toEqual([
    { level: 'error', check, message: expect.stringMatching(new RegExp(`^${page}:${line}: .*${advice.source}`)) },
  ]);
});

test.each([
  ['its own files', "import { address } from '../address.ts';"],
  ['topics that it declares', "bus.emit('host/toast.show@1', {}); useBusEvent('host/search.focused@1', go);"],
  ['a link to another site', 'const x = <a href="https://moh.gov.sa">{y}</a>;'],
  ['an example that has no language', 'const x = <input placeholder="name@example.com" aria-label={y} />;'],
  ['a word in its own language', 'const x = <span lang="en">English</span>;'],
  ['what a component in between makes of it', 'const x = <p><Note><div>{y}</div></Note></p>;'],
  ['a picture that another text describes', 'const x = <img src={y} alt="" />;'],
])('%s is fine', async (_what, code) => {
  const sources = await newRemote();
  sources.set(page, `${sources.get(page) ?? ''}\n${code}\n`);
  expect(await sourceCode(sources, declared)).toEqual([]);
});
