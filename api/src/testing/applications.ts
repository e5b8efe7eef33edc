import { jobs } from '../db/schema.ts';
import type { TestClinic } from './clinic.ts';
import { aPdf } from './pdf.ts';

/** An applicant. */
export const details = {
  full_name: 'ريم العتيبي',
  email: 'reem@mail.example',
  phone: '0551234567',
  address: 'الرياض، حي الياسمين',
};
/** A PDF of at least so many bytes. */
export const pdf = (bytes = 2000) => aPdf({ bytes });

/** A file of a form. */
export interface Cv {
  content: string;
  name?: string;
  type?: string;
}

/** A form with a file, as browsers write it. */
export function formOf(fields: Record<string, string>, cv: Cv | null) {
  const boundary = 'clinic-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  if (cv) {
    const { content, name = 'cv.pdf', type = 'application/pdf' } = cv;
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`,
    );
  }
  return {
    payload: Buffer.from(`${parts.join('')}--${boundary}--\r\n`, 'utf8'),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A position that takes applications, unless told otherwise. */
export async function aJob(clinic: TestClinic, values: Partial<typeof jobs.$inferInsert> & { slug: string }) {
  await clinic.database.db.insert(jobs).values({
    ...{ titleAr: 'ممرضة', titleEn: 'Nurse', departmentAr: 'ت', departmentEn: 'd', summaryAr: 'م', summaryEn: 's' },
    ...{ cityAr: 'الرياض', cityEn: 'Riyadh', type: 'full-time', htmlAr: '', htmlEn: '', postedOn: '2026-11-01' },
    ...{ dutiesAr: [], dutiesEn: [], requirementsAr: [], requirementsEn: [], isOpen: true, closesOn: null },
    ...values,
  });
}
