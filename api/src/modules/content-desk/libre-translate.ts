import * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import { ClinicError } from '../../http/errors.ts';
import { parsed, postOut } from '../../post-out.ts';
import type { Settings } from '../../settings/settings.ts';

/** Below the time after which a browser and the host server give up a call. */
const limits = { withinMs: 7000, longest: 256 * 1024 };

const Answer = z.object({ translatedText: z.string() });

/** What is translated, and how it is written. */
export interface SourceText {
  readonly text: string;
  readonly format: 'text' | 'html';
  readonly from: Lang;
  readonly to: Lang;
}

/** Says why a service failed, never what was asked. */
export type ReportFailure = (reason: string) => void;

/**
 * Asks a service that speaks the protocol of LibreTranslate. What it answers is as foreign as anything that is pasted.
 * @throws {ClinicError} TRANSLATION_FAILED
 */
export async function translated(
  { url, key }: NonNullable<Settings['translator']>,
  { text, format, from, to }: SourceText,
  report: ReportFailure,
): Promise<string> {
  if (text.trim() === '') return '';
  const request = {
    url: `${url.replace(/\/+$/, '')}/translate`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: text, source: from, target: to, format, ...(key !== null && { api_key: key }) }),
  };
  const answer = await postOut(request, limits).catch((error: unknown) => {
    report(error instanceof Error ? error.name : 'unknown');
    throw new ClinicError('TRANSLATION_FAILED');
  });
  const found = Answer.safeParse(parsed(answer.body));
  if (answer.status === 200 && found.success) return found.data.translatedText;
  report(`status ${answer.status}`);
  throw new ClinicError('TRANSLATION_FAILED');
}
