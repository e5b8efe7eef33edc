import { http, HttpResponse } from '@clinic/kit/testing';

/** Who signs in, as `GET /api/user` has them. */
export const patientUser = {
  public_id: '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f',
  name: 'سارة الحربي',
  phone: '+966500000011',
  email: 'sara@nabd.example',
  role: 4,
  phone_verified_at: null,
  lang: 'ar' as const,
  digits: 'latn' as const,
  unread_notifications: 0,
};

/** A refusal of the API. */
export const problem = (code: string, status: number, extra: { errors?: object; headers?: HeadersInit } = {}) => {
  const { errors, headers } = extra;
  return HttpResponse.json(
    { code, message: `says ${code}`, request_id: 'r-1', ...(errors && { errors }) },
    { status, ...(headers && { headers }) },
  );
};

/** What every sign-in asks besides. */
export const signInHandlers = [
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/user', () => HttpResponse.json(patientUser)),
];
