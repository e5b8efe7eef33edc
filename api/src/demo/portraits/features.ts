import * as z from 'zod';

/** Skin: base, shade. */
export const skins = {
  porcelain: ['#f0d0b4', '#dcae8c'],
  wheat: ['#e6bd97', '#cd9a70'],
  olive: ['#d9a97e', '#bd875b'],
  almond: ['#c78f62', '#a87147'],
  bronze: ['#a8734a', '#875635'],
  deep: ['#7d5238', '#613c27'],
} as const;

/** Hair: base, light. */
export const hairs = {
  black: ['#23211f', '#3d3a36'],
  brown: ['#43302a', '#5d463c'],
  chestnut: ['#6b4632', '#875d45'],
  grey: ['#7f7d79', '#a09d97'],
  silver: ['#b9b6b0', '#d3d0ca'],
} as const;

/** Cloth: base, fold, light. */
export const cloths = {
  teal: ['#2f6f6b', '#245653', '#46857f'],
  deepTeal: ['#0f4c4a', '#0a3937', '#1f625f'],
  sage: ['#9db8a6', '#80a08c', '#b5cabb'],
  sand: ['#d8c3a0', '#bfa67e', '#e6d6ba'],
  rose: ['#d7a79a', '#bf8878', '#e4bfb4'],
  plum: ['#6d4a5c', '#553747', '#835f72'],
  navy: ['#2c3f58', '#203046', '#415570'],
  grey: ['#8d989a', '#727e80', '#a6b0b1'],
  ivory: ['#efe6d6', '#d9ccb5', '#f8f2e7'],
  ink: ['#2b2f33', '#1d2023', '#43484d'],
  coral: ['#d9745c', '#be5d47', '#e69180'],
  mist: ['#a9c6cb', '#8badb3', '#c1d8db'],
} as const;

/** Ground: field, disc. */
export const grounds = {
  teal: ['#2a6562', '#3b7874'],
  deep: ['#14504e', '#21615e'],
  mist: ['#cfe1de', '#bcd4d0'],
  sand: ['#eadcc3', '#e0ceae'],
  sage: ['#c9d6c4', '#b8c9b3'],
  clay: ['#e8c9ba', '#ddb7a5'],
} as const;

const namesOf = <T extends object>(palette: T) => Object.keys(palette) as (keyof T & string)[];
const Cloth = z.enum(namesOf(cloths));
const HairStyle = z.enum(['parted', 'cropped', 'curly', 'receding', 'bob', 'long', 'bun']);

const Head = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['ghutra', 'shemagh']), thrown: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('hijab'), colour: Cloth, wrap: z.enum(['loose', 'neat', 'layered']) }),
  z.strictObject({ kind: z.literal('hair'), style: HairStyle }),
]);

/** `portraits.yaml`: what a drawn portrait shows. Everything else about it follows from the doctor's id. */
export const PortraitRecord = z.strictObject({
  /** Id of the doctor. */
  doctor: z.int().positive(),
  sex: z.enum(['female', 'male']),
  skin: z.enum(namesOf(skins)),
  head: Head,
  hair: z.enum(namesOf(hairs)),
  beard: z.enum(['moustache', 'goatee', 'stubble', 'short', 'full']).optional(),
  glasses: z.enum(['round', 'square']).optional(),
  /** Lines of age. */
  elder: z.boolean().optional(),
  ground: z.enum(namesOf(grounds)),
  clothes: z.enum(['thobe', 'tie', 'shirt', 'scrubs', 'blouse']),
  /** Of blouse, scrubs, tie or shirt. */
  cloth: Cloth,
  stethoscope: z.boolean().optional(),
});

export type HairStyle = z.infer<typeof HairStyle>;
export type PortraitFeatures = z.infer<typeof PortraitRecord>;
