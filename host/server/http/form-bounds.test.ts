import { isWithinBounds } from './form-bounds.ts';

const typed = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=----clinic';
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=1`).join('&');
const part = (name: string, content = '1') =>
  `------clinic\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const parts = (count: number) => `${Array.from({ length: count }, (_, n) => part(`f${n}`)).join('')}------clinic--\r\n`;
const within = (type: string, body: string) => isWithinBounds(type, Buffer.from(body));

test.each([
  ['nothing', typed, ''],
  ['a few fields', typed, 'name=Sara&text=%D9%85%D8%B1&website='],
  ['as many fields as there may be', typed, fields(200)],
  ['a long text', typed, `text=${'x'.repeat(100_000)}`],
  ['a file with what looks like the end of a head', multipart, `${part('cv', '\r\n\r\n'.repeat(9000))}------clinic--`],
  ['as many parts as there may be', multipart, parts(200)],
  ['a boundary in quotes', 'multipart/form-data; boundary="----clinic"; charset=utf-8', parts(2)],
])('%s is within the bounds', (_what, type, body) => {
  expect(within(type, body)).toBe(true);
});

test.each([
  ['one field too many', typed, fields(201)],
  ['fields without values', typed, '&'.repeat(20_000)],
  ['a name without end', typed, 'x'.repeat(201)],
  ['a long name', typed, `${'x'.repeat(201)}=1`],
  ['a long name after others', typed, `a=1&${'x'.repeat(201)}=1`],
  ['one part too many', multipart, parts(201)],
  ['a head without end', multipart, part('x'.repeat(2000))],
  ['a form that is not closed', multipart, part('name')],
  ['no boundary', 'multipart/form-data', parts(1)],
  ['another boundary', 'multipart/form-data; boundary=other', parts(1)],
])('V33: %s is not', (_what, type, body) => {
  expect(within(type, body)).toBe(false);
});
