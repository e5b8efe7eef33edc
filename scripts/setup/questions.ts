import { countryCodes } from '@clinic/contracts/countries';

/** A question of the setup; its answer is a setting, unless the setup itself needs it. */
export interface Question {
  /** Key of the answer in a file of answers. */
  readonly key: string;
  /** The setting that takes the answer; null for what the setup itself does with it. */
  readonly setting: string | null;
  readonly ask: string;
  readonly required?: boolean;
  /** What an empty answer means. */
  readonly otherwise?: string;
  /** Whether the answer is a file, which is then found from the folder of the answers. */
  readonly isFile?: boolean;
}

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    key: 'public_url',
    setting: 'PUBLIC_URL',
    ask: 'Address of the site, such as https://clinic.example',
    required: true,
  },
  { key: 'name_ar', setting: 'BRAND_NAME_AR', ask: 'Name of the clinic in Arabic', required: true },
  { key: 'name_en', setting: 'BRAND_NAME_EN', ask: 'Name of the clinic in English', required: true },
  { key: 'tagline_ar', setting: 'BRAND_TAGLINE_AR', ask: 'One line about it in Arabic' },
  { key: 'tagline_en', setting: 'BRAND_TAGLINE_EN', ask: 'One line about it in English' },
  {
    key: 'color_primary',
    setting: 'BRAND_COLOR_PRIMARY',
    ask: 'Colour of links and buttons, such as #0f4c4a',
    otherwise: 'teal',
  },
  {
    key: 'color_accent',
    setting: 'BRAND_COLOR_ACCENT',
    ask: 'Colour of the most important action',
    otherwise: 'coral',
  },
  { key: 'logo', setting: 'BRAND_LOGO', ask: 'File with its mark, SVG or PNG', isFile: true },
  {
    key: 'address_ar',
    setting: 'BRAND_ADDRESS_AR',
    ask: 'Its address in Arabic, of the first branch where there are several',
  },
  {
    key: 'address_en',
    setting: 'BRAND_ADDRESS_EN',
    ask: 'Its address in English, of the first branch where there are several',
  },
  { key: 'phone', setting: 'CLINIC_PHONE', ask: 'Its telephone number, such as +966112345678' },
  { key: 'email', setting: 'CLINIC_EMAIL', ask: 'Its e-mail address' },
  { key: 'chat_url', setting: 'CHAT_URL', ask: 'Address of its chat' },
  { key: 'map_url', setting: 'MAP_URL', ask: 'Address of it on a map' },
  {
    key: 'country',
    setting: 'CLINIC_COUNTRY',
    ask: `Its country: ${countryCodes.join(', ')}`,
    otherwise: 'SA',
  },
  ...(
    [
      ['ambulance_number', 'AMBULANCE_NUMBER', 'Number of the ambulance'],
      ['emergency_number', 'EMERGENCY_NUMBER', 'Number of the police, or for every emergency'],
      ['health_line_number', 'HEALTH_LINE_NUMBER', 'Number for advice on health at any hour, or none'],
      ['abuse_line_number', 'ABUSE_LINE_NUMBER', 'Number to report violence at home in confidence, or none'],
    ] as const
  ).map(([key, setting, ask]) => ({ key, setting, ask, otherwise: 'that of the country' })),
  {
    key: 'time_zone',
    setting: 'CLINIC_TIME_ZONE',
    ask: 'Its time zone, such as Asia/Dubai',
    otherwise: 'that of the country',
  },
  { key: 'administrator_name', setting: null, ask: 'Name of the first administrator', required: true },
  { key: 'administrator_email', setting: null, ask: 'Their e-mail address, to sign in with', required: true },
  { key: 'smtp_url', setting: 'SMTP_URL', ask: 'Mail server, such as smtps://user:password@mail.clinic.example' },
  { key: 'mail_from', setting: 'MAIL_FROM', ask: 'Address that e-mail comes from', otherwise: 'that of the clinic' },
  { key: 'sms_provider', setting: 'SMS_PROVIDER', ask: 'Who sends SMS: unifonic, twilio or webhook' },
  { key: 'sms_url', setting: 'SMS_URL', ask: 'Address that takes SMS, for webhook' },
  { key: 'sms_user', setting: 'SMS_USER', ask: 'Account SID, for twilio' },
  { key: 'sms_secret', setting: 'SMS_SECRET', ask: 'Key of the SMS provider' },
  { key: 'sms_sender', setting: 'SMS_SENDER', ask: 'Name or number that SMS come from' },
  { key: 'test_phone', setting: null, ask: 'Mobile number for a test SMS, such as +966500000000' },
  {
    key: 'database_url',
    setting: 'DATABASE_URL',
    ask: 'PostgreSQL, postgresql://…',
    otherwise: 'the embedded database',
  },
  { key: 'data_dir', setting: 'DATA_DIR', ask: 'Folder for data, relative to the project', otherwise: 'var' },
];
