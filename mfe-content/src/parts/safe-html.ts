/**
 * An article's HTML as it may be put into a page. The API cleans it when it is written; in the browser it is cleaned once more
 * and given the page's `dompurify` policy, without which the page would refuse it. The cleaner is only fetched by a visitor
 * who comes from another page: what the server sent stands in the document already.
 */
export async function safeHtml(html: string): Promise<string | TrustedHTML> {
  if (typeof document === 'undefined') return html;
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style'],
    ADD_ATTR: ['rel', 'target'],
  });
}
