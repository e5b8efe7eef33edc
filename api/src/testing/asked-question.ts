import type { AskedResponse } from '@clinic/contracts/qa';
import type { TestClinic } from './clinic.ts';
import { call } from './clinic.ts';
import { aVisitor } from './forms.ts';

/** What a named asker sends. */
export const aNamedQuestion = (qaSpecialtyId: number, more: object = {}) => ({
  qa_specialty_id: qaSpecialtyId,
  question_title: 'هل أوقف كريم الرتينول في الصيف؟',
  question_content: 'أستعمله منذ شهرين وصار جلدي يحمرّ بعد الشمس.',
  user_name: 'نورة ق.',
  user_email: 'noura@mail.example',
  is_anonymous: false,
  terms_accepted: true,
  ...more,
});

/** Sends a question, from an address of its own unless told otherwise. */
export const postQuestion = (clinic: TestClinic, body: unknown, headers: Record<string, string> = aVisitor()) =>
  call(clinic, 'POST', '/api/qa/questions', { body, headers });

/** What an asker is told. */
export const askedIn = (answer: { json: () => unknown }) => (answer.json() as AskedResponse).data;
