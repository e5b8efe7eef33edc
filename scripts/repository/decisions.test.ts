import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'docs', 'decisions');

const records = readdirSync(folder).filter((file) => /^\d/.test(file));

test('every decision record has a number of its own', () => {
  const numbers = records.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the index names every decision record with its date and status', () => {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const missing = records.filter((file) => !new RegExp(`\\(${file}\\):\\s+\\d{4}-\\d\\d-\\d\\d,\\s+\\w+`).test(index));
  expect(missing).toEqual([]);
});
