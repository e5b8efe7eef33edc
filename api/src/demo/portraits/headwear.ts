import { cloths, hairs } from './features.ts';
import type { HairStyle, PortraitFeatures } from './features.ts';

const egal =
  '<g fill="none" stroke="#1c2121" stroke-width="8" stroke-linecap="round"><path d="M131 126Q200 88 269 126"/><path d="M134 114Q200 76 266 114"/></g>';

function headcloth(fill: string, fold: string, thrown: boolean): { back: string; front: string } {
  const back = `<path d="M116 190C112 110 146 70 200 70S288 110 284 190L300 330H100Z" fill="${fold}"/>`;
  const left =
    'M147 176C146 132 168 116 200 116V72C146 72 116 110 119 186C120 236 106 290 92 326C108 340 128 344 146 336C154 290 149 232 147 176Z';
  const right = thrown
    ? 'M253 176C254 132 232 116 200 116V72C254 72 284 110 281 186C281 216 284 238 290 256C280 262 268 258 260 248C254 232 253 206 253 176Z'
    : 'M253 176C254 132 232 116 200 116V72C254 72 284 110 281 186C280 236 294 290 308 326C292 340 272 344 254 336C246 290 251 232 253 176Z';
  const folds = thrown
    ? 'M132 196c2 44-6 92-20 128M140 214c2 40 0 84-6 120M268 190c0 22 2 40 8 56'
    : 'M132 196c2 44-6 92-20 128M140 214c2 40 0 84-6 120M268 196c-2 44 6 92 20 128M260 214c-2 40 0 84 6 120';
  const over = thrown
    ? `<path d="M253 236C262 262 282 268 300 286C312 300 316 318 316 336C290 330 262 318 240 296C214 282 176 280 146 300C150 276 164 262 190 262C220 262 244 256 253 236Z" fill="${fill}"/><path d="M168 276c34-12 70-2 92 14c14 12 30 22 48 28" fill="none" stroke="${fold}" stroke-width="3" stroke-linecap="round"/>`
    : '';
  const front =
    `<path d="M147 170C148 134 168 118 200 118S252 134 253 170" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="9"/>` +
    `<path d="${left}" fill="${fill}"/><path d="${right}" fill="${fill}"/>` +
    `<path d="${folds}M152 132q48-30 96 0" fill="none" stroke="${fold}" stroke-width="3" stroke-linecap="round"/>${over}${egal}`;
  return { back, front };
}

function hijab(colour: keyof typeof cloths, wrap: 'loose' | 'neat' | 'layered'): { back: string; front: string } {
  const [base, fold, light] = cloths[colour];
  const back = `<path d="M118 188C114 108 148 68 200 68S286 108 282 188C282 240 298 268 306 320H94C102 268 118 240 118 188Z" fill="${base}"/>`;
  const ring =
    'M200 70C146 70 114 110 118 188C118 226 132 262 168 270L232 270C268 262 282 226 282 188C286 110 254 70 200 70ZM200 108C234 108 251 132 251 166C251 204 232 238 200 238S149 204 149 166C149 132 166 108 200 108Z';
  const band = `<path d="M150 156C152 122 172 108 200 108S248 122 250 156C243 130 226 120 200 120S157 130 150 156Z" fill="${wrap === 'neat' ? light : fold}"/>`;
  const drape = {
    loose:
      `<path d="M132 222C150 262 222 274 262 214C284 244 300 282 306 330C270 356 232 362 200 362S130 356 94 330C100 284 112 250 132 222Z" fill="${base}"/>` +
      `<path d="M262 220C236 286 176 300 112 300M268 240C254 300 206 332 150 342" fill="none" stroke="${fold}" stroke-width="3.5" stroke-linecap="round"/>` +
      `<path d="M132 224C152 260 214 268 256 222" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/>`,
    neat:
      `<path d="M130 216C152 256 248 256 270 216C280 246 288 272 290 300C262 322 232 330 200 330S138 322 110 300C112 272 120 246 130 216Z" fill="${base}"/>` +
      `<path d="M142 240C176 268 224 268 258 240M128 268C170 300 230 300 272 268" fill="none" stroke="${fold}" stroke-width="3.5" stroke-linecap="round"/>`,
    layered:
      `<path d="M134 212C150 250 250 250 266 212L274 300H126Z" fill="${base}"/><path d="M128 214C140 262 180 280 214 284C236 300 246 330 244 372C196 370 128 356 96 326C100 284 112 244 128 214Z" fill="${base}"/>` +
      `<path d="M272 214C262 250 228 272 186 276C152 292 132 314 122 344C178 362 252 356 304 326C300 284 288 244 272 214Z" fill="${light}"/>` +
      `<path d="M270 228C252 262 222 280 186 288M282 262C256 298 210 316 160 322" fill="none" stroke="${fold}" stroke-width="3" stroke-linecap="round"/>`,
  }[wrap];
  const shine = `<path d="M136 150C140 112 160 88 190 84" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
  return { back, front: `<path d="${ring}" fill="${base}" fill-rule="evenodd"/>${band}${shine}${drape}` };
}

const hairShapes: Record<HairStyle, { back: string; front: string; light: string }> = {
  parted: {
    back: '',
    front:
      'M141 164C134 106 160 80 204 80C248 80 268 110 259 164C256 148 252 136 246 128C222 130 190 124 172 110C162 122 146 138 141 164Z',
    light: 'M178 106c20 12 42 16 60 16M186 92c16-4 30-2 42 4',
  },
  cropped: {
    back: '',
    front:
      'M142 162C136 108 162 82 200 82S264 108 258 162C254 142 250 130 244 122C216 116 184 116 156 122C150 130 146 142 142 162Z',
    light: 'M164 102q36-14 72 0',
  },
  curly: {
    back: '',
    front:
      'M140 160C128 150 130 132 140 126C136 110 148 96 162 97C168 82 188 78 200 84C212 76 234 80 240 96C256 96 266 110 260 126C270 134 270 150 260 160C258 146 254 136 248 130C238 134 230 122 220 126C212 118 204 128 196 122C186 130 178 120 168 128C160 124 152 132 150 132C146 140 142 150 140 160Z',
    light: 'M160 110q6-8 14-4M194 96q8-6 14 0M228 108q8-4 14 4',
  },
  receding: {
    back: '',
    front:
      'M140 176C137 156 140 138 147 126Q158 120 158 132C155 144 150 158 147 172ZM260 176C263 156 260 138 253 126Q242 120 242 132C245 144 250 158 253 172Z',
    light: '',
  },
  bob: {
    back: 'M132 176C122 104 156 74 200 74S278 104 268 176C272 212 266 240 250 252H150C134 240 128 212 132 176Z',
    front:
      'M142 172C140 132 152 112 176 104C196 128 232 138 258 140C260 150 260 162 258 174C276 150 272 76 200 76C128 76 124 150 142 172Z',
    light: 'M156 120C166 98 186 88 206 88M140 190c-2 20 0 36 6 48M262 186c2 20 0 38-6 50',
  },
  long: {
    back: 'M130 178C120 102 154 72 200 72S280 102 270 178C272 236 292 276 288 322C250 336 150 336 112 322C108 276 128 236 130 178Z',
    front: 'M142 174C140 140 154 118 200 106C246 118 260 140 258 174C278 150 272 74 200 74S122 150 142 174Z',
    light:
      'M200 84C172 90 154 108 148 132M200 84C228 90 246 108 252 132M130 226c-3 22-8 36-9 52M270 226c3 22 8 36 9 52',
  },
  bun: {
    back: 'M170 78C166 54 182 42 200 42S234 54 230 78ZM138 172C128 108 156 76 200 76S272 108 262 172C260 192 252 204 244 210H156C148 204 140 192 138 172Z',
    front: 'M142 168C142 134 158 112 200 112S258 134 258 168C272 140 266 78 200 78S128 140 142 168Z',
    light: 'M180 64q20-10 40 0M158 120C168 102 182 94 200 92',
  },
};

function hair(style: HairStyle, colour: keyof typeof hairs): { back: string; front: string } {
  const [base, light] = hairs[colour];
  const shape = hairShapes[style];
  return {
    back: shape.back === '' ? '' : `<path d="${shape.back}" fill="${base}"/>`,
    front:
      `<path d="${shape.front}" fill="${base}"/>` +
      `<path d="${shape.light}" fill="none" stroke="${light}" stroke-width="3.5" stroke-linecap="round"/>`,
  };
}

/** What lies behind the head and what lies in front of it. */
export function headwear({ head, hair: colour }: PortraitFeatures): { back: string; front: string } {
  switch (head.kind) {
    case 'ghutra':
      return headcloth('#fbf8f1', '#ddd5c6', head.thrown ?? false);
    case 'shemagh':
      return headcloth('url(#check)', '#c3887e', head.thrown ?? false);
    case 'hijab':
      return hijab(head.colour, head.wrap);
    case 'hair':
      return hair(head.style, colour);
  }
}
