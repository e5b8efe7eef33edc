import { pick } from './pick.ts';

const doctor = { name_ar: 'د. نورة', name_en: 'Dr Noura' };

test('the field of the language', () => {
  expect(pick(doctor, 'name', 'ar')).toBe('د. نورة');
  expect(pick(doctor, 'name', 'en')).toBe('Dr Noura');
});

test('S28: Arabic stands in for a text that is missing', () => {
  expect(pick({ ...doctor, name_en: '' }, 'name', 'en')).toBe('د. نورة');
});
