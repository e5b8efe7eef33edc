import type { RoleName } from '@clinic/contracts';

/** An account of somebody who works at the clinic. */
export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  /** As its owner would type it, `05xxxxxxxx`. */
  readonly phone: string;
  readonly role: RoleName;
  /** Given with a doctor's account. */
  readonly doctor_id?: number;
}

/** Those who answer questions, keep order among them, or work at the reception; their password is that of every demo account. */
export const staff: readonly DemoStaff[] = [
  {
    name: 'د. حصة المطيري',
    email: 'doctor@nabd.example',
    phone: '0500000021',
    role: 'doctor',
    doctor_id: 111,
  },
  {
    name: 'د. عبدالله الناصر',
    email: 'family.doctor@nabd.example',
    phone: '0500000022',
    role: 'doctor',
    doctor_id: 1080,
  },
  { name: 'ريم المشرفة', email: 'moderator@nabd.example', phone: '0500000023', role: 'moderator' },
  { name: 'هند الاستقبال', email: 'reception@nabd.example', phone: '0500000025', role: 'reception' },
  { name: 'مدير الموقع', email: 'admin@nabd.example', phone: '0500000024', role: 'admin' },
];
