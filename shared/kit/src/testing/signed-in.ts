import { roles } from '@clinic/contracts';
import type { CurrentUser } from '@clinic/contracts';
import { useSession } from '../session/index.ts';

const patient: CurrentUser = {
  public_id: '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f',
  name: 'سارة القحطاني',
  phone: '+966500000011',
  email: 'sara@nabd.example',
  role: roles.patient,
  phone_verified_at: '2026-01-01T00:00:00.000Z',
  lang: 'ar',
  digits: 'latn',
  unread_notifications: 0,
};

/** Puts somebody in the session; without it a test's page belongs to a visitor. */
export function signedInAs(user: Partial<CurrentUser> = {}): CurrentUser {
  const whole = { ...patient, ...user };
  useSession.setState({ state: 'member', user: whole });
  return whole;
}
