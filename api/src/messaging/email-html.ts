import type { Lang } from '@clinic/contracts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?،؛؟)])/;

/** Addresses read from left to right in Arabic too. */
function withLinks(line: string): string {
  return line
    .split(address)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" dir="ltr" style="color:#0b5a6f;word-break:break-all">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

/** Six digits after a colon are a code: it is read off and typed. */
const withCode = (html: string) =>
  html.replace(/: (\d{6})$/, ': <strong dir="ltr" style="font-size:24px;letter-spacing:4px">$1</strong>');

const paragraphsOf = (body: string) =>
  body
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => withCode(withLinks(line)))
        .join('<br>\n'),
    )
    .map((html) => `<p style="margin:0 0 16px">${html}</p>`)
    .join('\n');

/** Mailboxes show the first words of a message behind its subject. */
const hidden = (preheader: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>\n`;

/**
 * The HTML part of an e-mail: the same words as the text part, in the direction of their language, with links that can be
 * pressed. Nothing is loaded from anywhere, so nobody learns when it is read; only `html` may name pictures of the site.
 */
export function emailHtml({
  subject,
  body,
  html,
  preheader = '',
  lang,
  clinic,
}: {
  subject: string;
  body: string;
  html?: string | undefined;
  preheader?: string | undefined;
  lang: Lang;
  clinic: string;
}) {
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px;font-family:system-ui,'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6">
${preheader === '' ? '' : hidden(preheader)}<div style="max-width:560px;margin:0 auto;text-align:${lang === 'ar' ? 'right' : 'left'}">
<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(clinic)}</p>
${html ?? paragraphsOf(body)}
</div>
</body>
</html>
`;
}
