import type { Lang } from '@clinic/contracts';

/**
 * A content in both languages with only what their HTML may hold, and what was taken out of it, as tags and attributes. The
 * parser is a third of all that the server loads: it comes with the first text that somebody saves.
 */
export async function sanitiseTexts<Content extends Record<Lang, { html: string }>>(
  content: Content,
): Promise<{ content: Content; removed: string[] }> {
  const { sanitiseHtml } = await import('./sanitise-html.ts');
  const { ar, en } = { ar: sanitiseHtml(content.ar.html), en: sanitiseHtml(content.en.html) };
  return {
    content: { ...content, ar: { ...content.ar, html: ar.html }, en: { ...content.en, html: en.html } },
    removed: [...new Set([ar, en].flatMap(({ removed }) => removed))],
  };
}
