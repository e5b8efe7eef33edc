import type { Lang } from '@clinic/contracts';
import { cvMaxBytes } from '@clinic/contracts/content';
import type { FieldError } from '@clinic/kit/forms';

const megabytes: Record<Lang, string> = { ar: 'ميغابايت', en: 'MB' };

/** The largest CV in words. */
export function largestCv(lang: Lang): string {
  return `${cvMaxBytes / 1024 / 1024} ${megabytes[lang]}`;
}

/** What is wrong with the file of an application before it is sent (S131, S132); the API looks into it once more. */
export function checkCv(form: FormData, lang: Lang): FieldError[] {
  const file = form.get('cv');
  if (!(file instanceof File) || file.size === 0) return [{ field: 'cv', key: 'validation.required' }];
  if (!/\.pdf$/i.test(file.name)) return [{ field: 'cv', key: 'validation.fileType', values: { types: 'PDF' } }];
  if (file.size > cvMaxBytes) return [{ field: 'cv', key: 'validation.fileSize', values: { size: largestCv(lang) } }];
  return [];
}
