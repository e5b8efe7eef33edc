import { languages } from '@clinic/contracts';
import type { IssueContent } from '@clinic/contracts/content/newsletter-issues';
import { hasPicture, picturesIn } from '../../content/pictures.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

const keyOf = (mistake: string) => (mistake === 'required' ? 'validation.required' : `desk.wrong.${mistake}`);

/**
 * Refuses an issue that lacks a subject or a text in one of the languages, or whose text has a picture without words, a picture
 * that does not exist, or a link that leads nowhere or says nothing. Nobody can mend a message that was sent.
 * @throws {ClinicError} VALIDATION, each mistake at its field
 */
export async function assertComplete(files: Services['files'], content: IssueContent): Promise<void> {
  const { mailMistakes } = await import('../../content/mail-html.ts');
  const errors: Record<string, string[]> = {};
  for (const lang of languages) {
    const { subject, html } = content[lang];
    if (subject === '') errors[`content.${lang}.subject`] = ['validation.required'];
    const mistakes: string[] = mailMistakes(html);
    for (const picture of picturesIn(html)) {
      if (!(await hasPicture(files, picture))) mistakes.push('noPicture');
    }
    if (mistakes.length > 0) errors[`content.${lang}.html`] = [...new Set(mistakes)].map(keyOf);
  }
  if (Object.keys(errors).length > 0) throw new ClinicError('VALIDATION', { errors });
}
