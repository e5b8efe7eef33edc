import { createHash } from 'node:crypto';

/** Hash of the empty style element: emotion inserts its rules through the CSSOM of one. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes of the style elements and scripts that stand in a page, as a policy names them. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The hash of a style or a script that stands in a page, as a policy names it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy of a page. It allows the page's own styles and its first script by hash, other scripts and
 * everything else only from this site. Whatever becomes a script needs Trusted Types. There is no nonce, so that the HTML can be cached.
 * `style-src-attr` is open because parts of the component library write style attributes.
 */
export function pagePolicy({ styles, scripts }: InlineHashes = { styles: [], scripts: [] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' ${emptyStyle} ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}
