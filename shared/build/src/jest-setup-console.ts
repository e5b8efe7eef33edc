/** An unexpected error on the console fails the test that caused it. A test that expects one replaces `console.error` itself. */

let unexpected: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  unexpected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = unexpected.mock.calls.map((call) => call.map(String).join(' '));
  unexpected.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error:\n${calls.join('\n')}`);
});
