import { hairs, skins } from './features.ts';
import type { PortraitFeatures } from './features.ts';

const outline = 'M143 158C143 116 168 94 200 94S257 116 257 158C257 196 241 240 200 240S143 196 143 158Z';
const ink = '#2a2422';

/** Head with ears, before anything that is worn on it. */
export function head({ skin, head: worn }: PortraitFeatures): string {
  const [base, shade] = skins[skin];
  const ears =
    worn.kind === 'hair'
      ? `<g fill="${base}"><ellipse cx="142" cy="172" rx="11" ry="17"/><ellipse cx="258" cy="172" rx="11" ry="17"/></g>` +
        `<path d="M138 166q6 4 4 14M262 166q-6 4-4 14" fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"/>`
      : '';
  const side = `<path d="M218 97C243 104 257 126 257 158C257 196 241 240 200 240C226 226 238 196 236 160C235 132 230 110 218 97Z" fill="${shade}" opacity=".3"/>`;
  return `${ears}<path d="${outline}" fill="${base}"/>${side}`;
}

/** Neck with the shadow that the chin throws. */
export function neck({ skin }: PortraitFeatures): string {
  const [base, shade] = skins[skin];
  return (
    `<path d="M172 216h56v48l-28 52-28-52Z" fill="${base}"/>` +
    `<path d="M172 222c14 24 42 24 56 0v18c-16 20-40 20-56 4Z" fill="${shade}" opacity=".75"/>`
  );
}

/** Brows, eyes, nose and mouth: as little as a calm, kind face needs. */
export function expression(features: PortraitFeatures): string {
  const { sex, skin, hair, elder, beard } = features;
  const shade = skins[skin][1];
  const browColour = hair === 'silver' || hair === 'grey' ? hairs.grey[0] : hairs[hair][0];
  const browWidth = sex === 'male' ? 5 : 3.4;
  const brows = `<path d="M163 155q13-8 27-2M210 153q14-6 27 2" fill="none" stroke="${browColour}" stroke-width="${browWidth}" stroke-linecap="round"/>`;
  const eyes = `<g fill="${ink}"><ellipse cx="177" cy="172" rx="4.4" ry="5"/><ellipse cx="223" cy="172" rx="4.4" ry="5"/></g><g fill="#ffffff" opacity=".75"><circle cx="178.6" cy="170.2" r="1.4"/><circle cx="224.6" cy="170.2" r="1.4"/></g>`;
  const lids =
    sex === 'female'
      ? `<path d="M168 170q8-8 18-1M214 169q10-7 18 1" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`
      : '';
  const nose = `<path d="M201 172c-1 9-6 16-5 21 1 3 7 3 10 2" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`;
  const mouthColour = sex === 'female' ? '#a9554a' : beard === 'full' || beard === 'short' ? '#d9a08c' : '#8a4a3c';
  const mouth =
    sex === 'female'
      ? `<path d="M184 211q16 5 32 0q-5 12-16 12t-16-12Z" fill="${mouthColour}" opacity=".85"/>`
      : `<path d="M185 212q15 10 30 0" fill="none" stroke="${mouthColour}" stroke-width="3.6" stroke-linecap="round"/>`;
  const cheeks = `<g fill="#d9745c" opacity=".16"><ellipse cx="166" cy="195" rx="11" ry="8"/><ellipse cx="234" cy="195" rx="11" ry="8"/></g>`;
  const age = elder
    ? `<path d="M168 184q8 5 17 1M215 185q9 4 17-1M176 203q-5 6-4 13M224 203q5 6 4 13" fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" opacity=".8"/>`
    : '';
  return cheeks + brows + eyes + lids + nose + age + mouth;
}

/** Beard or moustache; drawn under the mouth. */
export function facialHair({ beard, hair }: PortraitFeatures): string {
  if (beard === undefined) return '';
  const colour = hairs[hair][0];
  const jaw =
    'M143 166C145 208 164 242 200 242S255 208 257 166C253 186 246 199 232 201C222 199 210 199 200 203C190 199 178 199 168 201C154 199 147 186 143 166Z';
  const moustache =
    'M178 209C184 200 195 198 200 202C205 198 216 200 222 209C212 205 206 206 200 207C194 206 188 205 178 209Z';
  switch (beard) {
    case 'stubble':
      return `<path d="${jaw}" fill="${colour}" opacity=".2"/>`;
    case 'moustache':
      return `<path d="${moustache}" fill="${colour}"/>`;
    case 'goatee':
      return (
        `<path d="${moustache}" fill="${colour}"/>` +
        `<path d="M179 208c-1 20 5 34 21 34s22-14 21-34c-3 9-5 13-8 14q-13 4-26 0c-3-1-5-5-8-14Z" fill="${colour}"/>`
      );
    case 'short':
      return `<path d="${jaw}" fill="${colour}" opacity=".88"/>`;
    case 'full':
      return (
        `<path d="M143 164C143 214 160 258 200 258S257 214 257 164C254 186 246 198 231 200C221 197 209 198 200 202C191 198 179 197 169 200C154 198 146 186 143 164Z" fill="${colour}"/>` +
        `<path d="M170 230q8 16 20 21M230 230q-6 12-14 18" fill="none" stroke="${hairs[hair][1]}" stroke-width="2.5" stroke-linecap="round"/>`
      );
  }
}

/** Spectacles. */
export function spectacles({ glasses, head: worn }: PortraitFeatures): string {
  if (glasses === undefined) return '';
  const lens =
    glasses === 'round'
      ? '<circle cx="176" cy="172" r="17"/><circle cx="224" cy="172" r="17"/>'
      : '<rect x="157" y="159" width="37" height="27" rx="8"/><rect x="206" y="159" width="37" height="27" rx="8"/>';
  const arms = worn.kind === 'hair' ? 'M158 169l-14-3M242 169l14-3' : 'M158 169l-9-2M242 169l9-2';
  return (
    `<g fill="#ffffff" fill-opacity=".16" stroke="#2f3b3a" stroke-width="3">${lens}</g>` +
    `<path d="M193 170q7-5 14 0${arms}" fill="none" stroke="#2f3b3a" stroke-width="3" stroke-linecap="round"/>`
  );
}
