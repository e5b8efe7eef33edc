/** An unexpected error on the console fails the test that caused it. A test that expects one replaces `console.error` itself. */

const { error: shown } = console;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...said: unknown[]) => void unexpected.push(said.map(String).join(' '));
});

afterEach(() => {
  console.error = shown;
  if (unexpected.length > 0) throw new Error(`unexpected console.error:\n${unexpected.join('\n')}`);
});
