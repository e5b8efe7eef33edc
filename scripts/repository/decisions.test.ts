import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'docs', 'decisions');

test('the index names every decision record with its date and status', () => {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((file) => /^\d/.test(file));
  const missing = records.filter((file) => !new RegExp(`\\(${file}\\):\\s+\\d{4}-\\d\\d-\\d\\d,\\s+\\w+`).test(index));
  expect(missing).toEqual([]);
});
