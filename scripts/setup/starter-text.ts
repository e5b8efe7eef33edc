import type { Country } from '@clinic/contracts';

/** What pages to begin with may say of the clinic's country; null for what it has not, empty for what only is so. */
function wordsOf({ code, emergency }: Country): Readonly<Record<string, string | null>> {
  const { ambulance, healthLine, isSaudi = false } = emergency;
  return { ambulance, healthLine, inSaudiArabia: code === 'SA' ? '' : null, ministryLine: isSaudi ? '' : null };
}

/**
 * A page to begin with, filled in for the clinic's country: `{{ambulance}}` is its number, and what stands between
 * `{{#healthLine}}` and `{{/healthLine}}` stays only where there is such a line.
 */
export function starterText(text: string, country: Country): string {
  const words = wordsOf(country);
  const wordOf = (name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`A page to begin with asks for ${name}, which no country has`);
    return word;
  };
  const settled = (part: string): string =>
    part.replace(/\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g, (_, name: string, inner: string) =>
      wordOf(name) === null ? '' : settled(inner),
    );
  return settled(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = wordOf(name);
    if (word === null) throw new Error(`A page to begin with says ${name} where the country has none`);
    return word;
  });
}
