import { camelKeys, snakeKeys } from './field-names.ts';

const record = {
  id: 3,
  slug_ar: 'ا',
  secondary_button_text_en: 'More',
  sections: [{ body_ar: 'نص' }],
  closes_on: null,
};
const row = { id: 3, slugAr: 'ا', secondaryButtonTextEn: 'More', sections: [{ body_ar: 'نص' }], closesOn: null };

test('the fields of a record and of a row differ only in how they are written', () => {
  expect(camelKeys(record)).toEqual(row);
  expect(snakeKeys(row)).toEqual(record);
});
