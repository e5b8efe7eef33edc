import type { FastifyRequest } from 'fastify';
import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';

function known(tag: string): Lang | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return languages.find((lang) => lang === primary);
}

function weightOf(part: string): number {
  const weight = /;\s*q=([\d.]+)/.exec(part)?.[1];
  return weight === undefined ? 1 : Number(weight);
}

/** The best of our languages in an `Accept-Language` header; Arabic when none is named (S28). */
export function acceptedLanguage(header: string | undefined): Lang {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => ({ lang: known(part.split(';')[0] ?? ''), weight: weightOf(part) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return accepted.find(({ lang }) => lang)?.lang ?? 'ar';
}

/** The language of an answer's message: `?locale`, then `Accept-Language` (E7). */
export function languageOf(request: FastifyRequest): Lang {
  // What is asked for need not be an address.
  const locale = URL.parse(request.url, 'http://api')?.searchParams.get('locale');
  return (locale && known(locale)) || acceptedLanguage(request.headers['accept-language']);
}
