import { defaultCountry, setClinicCountry } from '../clinic-country.ts';
import { countries } from '../countries.ts';
import { masked, personalDataIn } from './personal-data.ts';

/** What is found, as it stands in the text. */
const found = (text: string) => personalDataIn(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

test.each([
  'رقمي 0551234567 اتصلوا بي',
  'رقمي ٠٥٥١٢٣٤٥٦٧',
  'رقمي ۰۵۵۱۲۳۴۵۶۷',
  'واتساب: 055 123 4567',
  '٠٥٥ ١٢٣ ٤٥٦٧',
  '05 5123 4567',
  '055-512-3456',
  '0555-123-456',
  '0555 12 34 56',
  '05 55 12 34 56',
  '055.123.4567',
  '0 5 5 1 2 3 4 5 6 7',
  '05512 34567',
  '٠٥٥\u200f ١٢٣\u200f ٤٥٦٧',
  '٠٥٥\u061c ١٢٣\u061c ٤٥٦٧',
  'call 551234567',
  '55 123 4567',
  '+966551234567',
  '+966 55 123 4567',
  '(+966) 55 123 4567',
  '+966 (0)55 123 4567',
  '00966 55 123 4567',
  '٠٠٩٦٦٥٥١٢٣٤٥٦٧',
  '966551234567',
  '966 55 123 4567',
  'home 0112345678',
  '011 234 5678',
  '+44 20 7946 0958',
  '+1 (415) 555-2671',
  '0551234567,0559876543',
])('Beyond 6: a telephone number in «%s»', (text) => {
  expect(new Set(found(text).map(([kind]) => kind))).toEqual(new Set(['phone']));
  expect(masked(text)).toHaveLength(text.length);
  expect(masked(text)).not.toMatch(/[0-9٠-٩۰-۹]{2}/u);
});

test.each([
  ['راسلوني noura@mail.example لو سمحتم', 'noura@mail.example'],
  ['noura.q+1@mail.example.sa.', 'noura.q+1@mail.example.sa'],
  ['noura @ gmail . com', 'noura @ gmail . com'],
  ['بريدي نورة@بريد.السعودية', 'نورة@بريد.السعودية'],
  ['بريدي noura@mail.com. وشكرا لكم', 'noura@mail.com'],
  ['write to noura at gmail dot com', 'noura at gmail dot com'],
  ['noura(at)hotmail', 'noura(at)hotmail'],
])('Beyond 6: an e-mail address in «%s»', (text, address) => {
  expect(found(text)).toEqual([['email', address]]);
});

test.each(['هويتي 1012345678', 'رقم الإقامة ٢٠١٢٣٤٥٦٧٨', 'ID: 2 012345678', 'file 10123 45678'])(
  'Beyond 6: a national or residence number in «%s»',
  (text) => expect(found(text).map(([kind]) => kind)).toEqual(['id-number']),
);

test.each([
  ['السلام عليكم، اسمي نورة القحطاني وعمري ثلاثون', 'نورة القحطاني'],
  ['أنا من الرياض وإسمي فهد العتيبي', 'فهد العتيبي'],
  ['الاسم: سارة الحربي', 'سارة الحربي'],
  ['ولدي اسمه خالد الشمري وعنده كحة', 'خالد الشمري'],
  ['My name is Noura Alqahtani and I am 30', 'Noura Alqahtani'],
  ['my name is noura alqahtani and i am 30', 'noura alqahtani'],
  ['Name: Sara Al-Harbi', 'Sara Al-Harbi'],
  ['My full name is Fahad Khalid Alotaibi.', 'Fahad Khalid Alotaibi'],
])('Beyond 6: a name in «%s»', (text, name) => {
  expect(found(text)).toEqual([['name', name]]);
});

test.each([
  'عمري 46 وضغطي 135/85 ونبضي 72',
  'ضغطي 120/80 صباحا و 118 / 76 مساء',
  'آخذ 500 ملغ ثلاث مرات و1000 ملغ قبل النوم',
  'الجرعة 50000 وحدة أسبوعيًا ثم 2000 يوميًا',
  'الجرعات 5 10 15 20 25 ملغ',
  'بدأ في 05-12-2026 الساعة 10',
  'بدأ في 2026-11-22 10:30',
  'من ١٢/٥/٢٠٢٦ إلى ٢٠/٥/٢٠٢٦',
  'في 1446/05/12 هجري',
  'من 2015 إلى 2020 ثم 2023',
  'الصفائح 150000 والكريات 5600000',
  'Vitamin D 12.5 ng/mL, TSH 4.52, HbA1c 7.2%, ferritin 15',
  'my glasses are +1.25 -0.50 180 and +2.00 -0.75 90',
  'I am 31, 175 cm, 82 kg, BMI 26.8',
  '10 days, 3 times, 8 hours',
  'اتصلت على 997 ثم 937',
  'اسمي في القائمة',
  'اسمي نورة وعمري ثلاثون',
  'دواء اسمه كونكور خمسة',
  'my name is not important',
  'My name is Noura and I am 30',
  'the name is long gone',
  'meet at 5 @ the clinic',
  'سعر الجلسة 500 - 1500 ريال',
])('Beyond 6: nobody is named in «%s»', (text) => {
  expect(found(text)).toEqual([]);
  expect(masked(text)).toBe(text);
});

describe('a clinic in another country', () => {
  afterEach(() => setClinicCountry(defaultCountry));

  test.each([
    ['KW', 'رقمي ٥١٢٣ ٤٥٦٧ اتصلوا بي', '٥١٢٣ ٤٥٦٧'],
    ['QA', 'call 3312-3456.', '3312-3456'],
    ['JO', '079 123 4567', '079 123 4567'],
    ['EG', 'موبايلي 01012345678', '01012345678'],
    ['EG', '+20 10 1234 5678', '+20 10 1234 5678'],
  ] as const)('%s: a mobile number in «%s»', (country, text, number) => {
    setClinicCountry(countries[country]);
    expect(found(text)).toEqual([['phone', number]]);
  });

  test.each(['20261126', '120/80 and 38.5', '11111111'])('Kuwait: no number in «%s»', (text) => {
    setClinicCountry(countries.KW);
    expect(found(text)).toEqual([]);
  });

  test('a number that everybody may call in need is nobody’s', () => {
    const text = 'اتصلت على 51234567 ولم يردوا، وكذلك ٥١٢٣ ٤٥٦٧';
    setClinicCountry(countries.KW);
    expect(found(text)).toHaveLength(2);
    setClinicCountry({ ...countries.KW, emergency: { ...countries.KW.emergency, healthLine: '51234567' } });
    expect(found(text)).toEqual([]);
    expect(found('51234568')).toEqual([['phone', '51234568']]);
  });
});
