import { publicName } from './public-name.ts';

test.each([
  ['سارة محمد القحطاني', 'سارة ق.'],
  ['سارة ال', 'سارة ا.'],
  ['  Sara   Ahmed Smith ', 'Sara S.'],
  ['سارة', 'سارة'],
  ['', ''],
])('Q42: of “%s” people see “%s”', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
