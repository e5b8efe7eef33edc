import { arabicFoldingCases } from './testing/index.ts';
import { contactPhone, foldArabic, latinDigits, saudiMobile } from './normalise.ts';

test.each([
  ['0551234567', '+966551234567'],
  ['551234567', '+966551234567'],
  ['+966 55 123 4567', '+966551234567'],
  ['00966-55-123-4567', '+966551234567'],
  ['+966 (0)55 123 4567', '+966551234567'],
  ['00966 055 123 4567', '+966551234567'],
  ['٠٥٥١٢٣٤٥٦٧', '+966551234567'],
  ['۰۵۵۱۲۳۴۵۶۷', '+966551234567'],
  ['\u200e(055) 123.4567\u202c', '+966551234567'],
  ['\u061c055\u2011123\u20134567', '+966551234567'],
  ['055\u2010123\u201245\u20146\u20157', '+966551234567'],
  ['0112345678', null],
  ['05512345678', null],
  ['055123456', null],
  ['', null],
])('E6: a Saudi mobile written %s', (text, phone) => {
  expect(saudiMobile(text)).toBe(phone);
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['055 123 4567', '+966551234567'],
  ['+966 (0)55 123 4567', '+966551234567'],
  ['+966 55 123 456', null],
  ['00966 55 123 45678', null],
  ['+966 (0)11 234 5678', '+966112345678'],
  ['+0123456789', null],
  ['020 7946 0958', null],
])('E6: a contact number written %s', (text, phone) => {
  expect(contactPhone(text)).toBe(phone);
});

// The database folds the same cases in the API's tests, so that both agree on what reads the same.
test.each(arabicFoldingCases)('E6: Arabic that reads the same folds to the same: %j', (given, folded) => {
  expect(foldArabic(given)).toBe(folded);
});

test('E6: digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
