/** Writes `api/demo/images/doctors/<id>.svg` for every doctor of the demo clinic: `node api/src/demo/draw-portraits.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productPictures } from '../content/pictures.ts';
import { readPortraits } from './demo-folder.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';

const folder = join(productPictures, 'doctors');

await mkdir(folder, { recursive: true });
for (const portrait of readPortraits()) {
  await writeFile(join(folder, `${portrait.doctor}.svg`), drawPortrait(portrait));
}
