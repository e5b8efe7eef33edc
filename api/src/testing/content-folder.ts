import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { importContent } from '../content/import-content.ts';
import type { ImportReport } from '../content/import-content.ts';
import type { TestClinic } from './clinic.ts';

type Fields = Record<string, unknown>;

const both = (name: string, ar: string, en: string): Fields => ({ [`${name}_ar`]: ar, [`${name}_en`]: en });

export const aCategory = (more: Fields = {}): Fields => ({
  slug_ar: 'صحة-القلب',
  slug_en: 'heart-health',
  ...both('name', 'صحة القلب', 'Heart health'),
  ...more,
});

export const aPost = (more: Fields = {}): Fields => ({
  type: 'blog',
  slug_ar: 'ضغط-الدم',
  slug_en: 'blood-pressure',
  category: 'heart-health',
  ...both('title', 'ضغط الدم', 'Blood pressure'),
  ...both('summary', 'كيف تقيسه.', 'How to measure it.'),
  ...both('description_html', '<p>اجلس خمس دقائق.</p>', '<p>Sit for five minutes.</p>'),
  image: 'services/consultation.svg',
  published_on: 'today-3',
  ...more,
});

export const aJob = (more: Fields = {}): Fields => ({
  slug: 'nurse',
  ...both('title', 'ممرض', 'Nurse'),
  ...both('department', 'التمريض', 'Nursing'),
  ...both('summary', 'رعاية منزلية.', 'Care at home.'),
  ...both('city', 'الرياض', 'Riyadh'),
  type: 'part-time',
  ...both('description_html', '<p>وصف</p>', '<p>Text</p>'),
  duties_ar: ['زيارة'],
  duties_en: ['Visits'],
  requirements_ar: ['رخصة'],
  requirements_en: ['A licence'],
  posted_on: 'today-5',
  ...more,
});

export const anOffer = (more: Fields = {}): Fields => ({
  slug: 'check-up',
  icon: 'tag',
  style: 'deep',
  ...both('title', 'كشف', 'Check-up'),
  ...both('subtitle', 'لفترة', 'For a while'),
  ...both('text', 'نص', 'Text'),
  ...both('cta_text', 'راسلنا', 'Write to us'),
  cta: 'chat',
  price: 200,
  price_before: 300,
  ...more,
});

/** Files of a folder: records as objects, or text as an editor typed it. */
export type Files = Readonly<Record<string, unknown>>;

/** Writes a content folder that lives until `remove` is called. */
export async function writeContentFolder(files: Files): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-content-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === 'string' ? content : stringify(content));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Imports files into the database of a clinic, on its own day. */
export async function fillClinic(
  clinic: Pick<TestClinic, 'database' | 'services' | 'now'>,
  files: Files,
  options: { overwrite?: boolean } = {},
): Promise<ImportReport> {
  const { folder, remove } = await writeContentFolder(files);
  try {
    const source = { folder, files: clinic.services.files, now: clinic.now(), ...options };
    return await clinic.database.db.transaction((tx) => importContent(tx, source));
  } finally {
    await remove();
  }
}
