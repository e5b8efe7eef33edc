import { dataOf, Id, LocalDate, z } from '@clinic/contracts';
import { Email, Phone, PersonName } from './forms.ts';

/** S16. */
export const JobType = z.enum(['full-time', 'part-time', 'contract', 'freelance']);
export type JobType = z.infer<typeof JobType>;

/** An open position as the list shows it: `GET /api/jobs`, newest first. */
export const JobSummary = z.object({
  id: Id,
  slug: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  department_ar: z.string(),
  department_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  city_ar: z.string(),
  city_en: z.string(),
  type: JobType,
  posted_on: LocalDate,
  closes_on: z.nullable(LocalDate),
});
export type JobSummary = z.infer<typeof JobSummary>;
export const JobList = dataOf(z.array(JobSummary));

/** `GET /api/jobs/{slug}`: slug or id; 404 when it is closed. */
export const JobDetail = z.extend(JobSummary, {
  /** Sanitised HTML. */
  description_ar: z.string(),
  description_en: z.string(),
  duties_ar: z.array(z.string()),
  duties_en: z.array(z.string()),
  requirements_ar: z.array(z.string()),
  requirements_en: z.array(z.string()),
});
export type JobDetail = z.infer<typeof JobDetail>;
export const JobDetailResponse = dataOf(JobDetail);

/** Largest CV in bytes (Q34). */
export const cvMaxBytes = 5 * 1024 * 1024;

/**
 * `POST /api/jobs/{slug}/applications`, `multipart/form-data`: these fields and the file `cv`, a PDF (S131). Answers 201 with
 * a reference. A file that is no PDF is refused as `cv: validation.fileType`, one that is too large as `cv: validation.fileSize`,
 * one with scripts, attachments or a password with the code FILE_UNSAFE.
 */
export const JobApplication = z.object({
  full_name: PersonName,
  email: Email,
  phone: Phone,
  address: z.string().check(z.trim(), z.minLength(3, 'validation.required'), z.maxLength(300, 'validation.tooLong')),
});
export type JobApplication = z.infer<typeof JobApplication>;
