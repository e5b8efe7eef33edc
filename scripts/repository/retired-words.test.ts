import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { allSources } from './import-graph.ts';

const root = path.join(__dirname, '..', '..');

/** Words that no identifier and no source file has in its name any more, and what stands in their place. */
const retired = new Map(
  Object.entries({
    'slot content': ['filling', 'fillings'],
    'subscriber, scoped bus': ['party', 'parties'],
    'notified, reported, sent': ['told', 'telling'],
    'received, listen': ['hear', 'heard'],
    outcome: ['fate'],
    error: ['trouble', 'troubles'],
    decision: ['verdict', 'verdicts'],
    'timeout, …Ms': ['patience'],
    backoff: ['pauses'],
    'counter, aggregator': ['tally'],
    'entry point, auth layout': ['door', 'doors', 'facade'],
    'composition inspector': ['lens'],
    'storage backend, stored object': ['shelf', 'shelved'],
    'authorized client': ['acting'],
    'fail over': ['rescue', 'rescued'],
    'waiting-list entry': ['wish', 'wishes'],
    'repair, invalid': ['mend', 'mended', 'unfit'],
    'again, force reload': ['anew', 'afresh'],
    'deployment context': ['surroundings'],
    'trust policy': ['belief'],
    'in-place update': ['adoption'],
    encrypted: ['sealed'],
  }).flatMap(([instead, words]) => words.map((word) => [word, instead] as const)),
);

/** What deployments or stored rows read under its name, and what means another thing. */
const allowed = new Set([
  'LENS_KEY', // the environment of a deployed site
  'api/src/modules/waitlist/waitlist-messages.ts: wish', // parameters of stored notifications
  'api/src/modules/waitlist/offers.test.ts: wish',
  'api/src/demo/portraits/face.ts: lens', // of a pair of glasses
]);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isRetired = (name: string) => wordsOf(name).some((word) => retired.has(word));

/** Names in the code of a file, each once: neither comments nor strings, where a word is English like any other. */
function identifiersOf(file: string, text: string): string[] {
  const names = new Set<string>();
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return [...names];
}

function retiredNamesIn(file: string, text: string): string[] {
  const names = [...identifiersOf(file, text), path.basename(file).replace(/\..*$/, '')];
  return names
    .filter((name) => isRetired(name) && !allowed.has(name) && !allowed.has(`${file}: ${name}`))
    .map((name) => {
      const instead = wordsOf(name).flatMap((word) => retired.get(word) ?? []);
      return `${file}: ${name} (${instead.join('; ')})`;
    });
}

test('no identifier and no source file has a retired word in its name', () => {
  const found = allSources(root).flatMap((file) => retiredNamesIn(file, readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ['const fillings = null;', ['a.ts: fillings (slot content)']],
  [
    'interface ToldField { onTrouble: () => void }',
    ['a.ts: ToldField (notified, reported, sent)', 'a.ts: onTrouble (error)'],
  ],
  ['class Page { #tally = 0; }', ['a.ts: #tally (counter, aggregator)']],
  ["// Whoever was told is told once.\nconst code = 'told';", []],
  ['const outdoors = untold;', []],
])('%s', (text, found) => {
  expect(retiredNamesIn('a.ts', text)).toEqual(found);
});
