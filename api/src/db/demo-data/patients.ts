import type { DemoPatient } from './types.ts';

/** The password of every demo account; demo mode only. */
export const demoPassword = 'Nabd2026demo';

/**
 * Demo patients, the first of whom is the account shown on the sign-in page. Their numbers are plain placeholders.
 */
export const patients: readonly DemoPatient[] = [
  {
    name: 'سارة الحربي',
    phone: '0500000011',
    email: 'sara@nabd.example',
    lang: 'ar',
    phone_verified: true,
    family: [
      { name: 'ليان الحربي', relation: 'child', birth_date: '2019-03-05' },
      { name: 'هدى الحربي', relation: 'parent', birth_date: '1958-06-30', phone: '0500000021' },
    ],
    visits: [
      { doctor_id: 67, specialty: 'obstetrics-gynecology', day: -46, slot: 3, status: 'completed' },
      { doctor_id: 102, specialty: 'department_of_dentistry', day: -21, slot: 5, status: 'completed' },
      {
        doctor_id: 111,
        specialty: 'dermatology_cosmetics_and_laser',
        day: -8,
        slot: 2,
        status: 'cancelled',
        cancel_reason: 'ظرف عائلي طارئ',
      },
      { doctor_id: 58, specialty: 'department_of_dentistry', day: 4, slot: 2, status: 'confirmed' },
      {
        doctor_id: 121,
        specialty: 'pediatrics-neonatology',
        day: 8,
        slot: 6,
        status: 'pending',
        family_member: 'ليان الحربي',
      },
    ],
  },
  {
    name: 'Daniel Okafor',
    phone: '0500000012',
    email: 'daniel@nabd.example',
    lang: 'en',
    phone_verified: true,
    family: [{ name: 'Grace Okafor', relation: 'spouse', birth_date: '1990-09-14' }],
    visits: [
      { doctor_id: 151, specialty: 'chest-heart-internal-medicine-clinic', day: -30, slot: 4, status: 'completed' },
      { doctor_id: 161, specialty: 'physical-therapy-rehabilitation', day: -12, slot: 7, status: 'no_show' },
      { doctor_id: 161, specialty: 'physical-therapy-rehabilitation', day: 5, slot: 3, status: 'pending' },
    ],
  },
  {
    name: 'محمد العسيري',
    phone: '0500000013',
    email: 'mohammed@nabd.example',
    lang: 'ar',
    phone_verified: true,
    visits: [
      { doctor_id: 1080, specialty: 'family-medicine', day: -5, slot: 8, status: 'completed' },
      { doctor_id: 153, specialty: 'chest-heart-internal-medicine-clinic', day: 6, slot: 4, status: 'confirmed' },
    ],
  },
  {
    name: 'نوف الشهراني',
    phone: '0500000014',
    email: 'nouf@nabd.example',
    lang: 'ar',
    phone_verified: false,
    visits: [
      {
        doctor_id: 132,
        specialty: 'obstetrics-gynecology',
        day: 7,
        slot: 1,
        status: 'cancelled',
        cancel_reason: 'تعارض الموعد مع دوام العمل',
      },
      { doctor_id: 67, specialty: 'obstetrics-gynecology', day: 3, slot: 9, status: 'pending' },
    ],
  },
  {
    name: 'Priya Nair',
    phone: '0500000015',
    email: 'priya@nabd.example',
    lang: 'en',
    phone_verified: true,
    visits: [
      { doctor_id: 125, specialty: 'pediatrics-neonatology', day: -3, slot: 10, status: 'completed' },
      { doctor_id: 115, specialty: 'dermatology_cosmetics_and_laser', day: 10, slot: 5, status: 'confirmed' },
    ],
  },
  {
    name: 'عبدالرحمن السعدون',
    phone: '0500000016',
    email: 'abdulrahman@nabd.example',
    lang: 'ar',
    phone_verified: true,
    visits: [
      { doctor_id: 141, specialty: 'ent-clinic', day: -60, slot: 2, status: 'completed' },
      { doctor_id: 181, specialty: 'ophthalmology', day: -17, slot: 0, status: 'no_show' },
      { doctor_id: 143, specialty: 'ent-clinic', day: 4, slot: 6, status: 'pending' },
    ],
  },
  {
    name: 'هيفاء الزامل',
    phone: '0500000017',
    email: 'haifa@nabd.example',
    lang: 'ar',
    phone_verified: true,
    visits: [],
  },
];
