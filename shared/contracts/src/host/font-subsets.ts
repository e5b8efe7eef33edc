/**
 * The files of the type family by the characters that they hold, in the notation of CSS `unicode-range`. `basic` holds
 * the digits, letters and punctuation that stand in texts of both languages, `accented` the Latin letters of names from
 * elsewhere.
 */
export const fontSubsets = {
  arabic: 'U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC',
  basic:
    'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2190-2193',
  accented:
    'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+20AC,U+2122,U+2212',
} as const;

export type FontSubset = keyof typeof fontSubsets;

/** The weights that the theme uses, in which every file of the family can be drawn. */
export const fontWeights = { min: 400, max: 700 } as const;
