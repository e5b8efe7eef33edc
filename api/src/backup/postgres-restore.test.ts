import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { forOlderServers } from './postgres-restore.ts';

const script = (setting: string, rows: string) =>
  `--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n${setting}SET client_encoding = 'UTF8';\n${rows}`;
const setting = 'SET transaction_timeout = 0;\n';
const said = 'SET transaction_timeout = 0;';

test.each([10, 4096, 1_000_000])(
  'a script in parts of %i bytes loses the setting that older servers do not know, and nothing else',
  async (size) => {
    const rows = `COPY notes (text) FROM stdin;\n${'سطر\n'.repeat(2000)}${said}\n\\.\n`;
    const bytes = Buffer.from(script(setting, rows));
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const passed = await buffer(forOlderServers(Readable.from(parts)));
    expect(passed.toString()).toBe(script('\n', rows));
  },
);

test('the script of an older tool stays as it is', async () => {
  const short = script('', 'SELECT 1;\n');
  expect((await buffer(forOlderServers(Readable.from([Buffer.from(short)])))).toString()).toBe(short);
});
