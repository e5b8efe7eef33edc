/** Where the built files of the type family are: the host's build knows, nobody else does. */
export interface FontUrls {
  arabic: string;
  latin: string;
}

const family = 'Readex Pro Variable';
const arabicRange = 'U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC';
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-200B,U+2010-2027,U+202F-2060,U+20AC,U+2122,U+2190-2193,U+2212';

function face(url: string, range: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:160 700;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

/**
 * The faces of the family, each fetched only when a page uses one of its characters, and a local stand-in scaled to the
 * same measures so that text does not jump when they arrive. Readex Pro: ascent 1.0, descent 0.25, mean Latin advance
 * 0.494 em against 0.458 em of Arial.
 */
export function fontFaces(urls: FontUrls): string {
  const standIn =
    "@font-face{font-family:'Readex Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:108%;ascent-override:92.6%;descent-override:23.1%;line-gap-override:0%}";
  return face(urls.arabic, arabicRange) + face(urls.latin, latinRange) + standIn;
}
