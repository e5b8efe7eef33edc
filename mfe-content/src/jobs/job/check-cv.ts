import type { Lang } from '@clinic/contracts';
import { cvMaxBytes } from '@clinic/contracts/content';
import type { FieldError } from '@clinic/kit/forms';

const megabytes: Record<Lang, string> = { ar: 'ميغابايت', en: 'MB' };

/** The largest CV in words. */
export function largestCv(lang: Lang): string {
  return `${cvMaxBytes / 1024 / 1024} ${megabytes[lang]}`;
}

const wrongType: FieldError = { field: 'cv', key: 'validation.fileType', values: { types: 'PDF' } };
const unsafe: FieldError = { field: 'cv', key: 'jobs.cvUnsafe' };
const tooLarge = (lang: Lang): FieldError => ({
  field: 'cv',
  key: 'validation.fileSize',
  values: { size: largestCv(lang) },
});

/** What the API finds in a file, with what is allowed instead, which its answer does not say. */
export const cvRefusals = (lang: Lang) => ({
  FILE_TYPE: [wrongType],
  FILE_TOO_LARGE: [tooLarge(lang)],
  FILE_UNSAFE: [unsafe],
});

/** What is wrong with the file of an application before it is sent; the API looks into it once more. */
export function checkCv(form: FormData, lang: Lang): FieldError[] {
  const file = form.get('cv');
  // A form without a chosen file sends one without a name.
  if (!(file instanceof File) || file.name === '') return [{ field: 'cv', key: 'validation.required' }];
  if (file.size === 0) return [{ field: 'cv', key: 'validation.fileEmpty' }];
  if (!/\.pdf$/i.test(file.name)) return [wrongType];
  if (file.size > cvMaxBytes) return [tooLarge(lang)];
  return [];
}
