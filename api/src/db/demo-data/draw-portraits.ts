/** Writes `api/images/doctors/<id>.svg` for every doctor of the demo clinic: `node api/src/db/demo-data/draw-portraits.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { doctors } from './doctors.ts';
import { portraitFeatures } from './portrait-features.ts';
import { drawPortrait } from './portraits.ts';

const images = new URL('../../../images/', import.meta.url);

await mkdir(new URL('doctors/', images), { recursive: true });
for (const doctor of doctors) {
  const features = portraitFeatures[doctor.id];
  if (features === undefined) throw new Error(`Doctor ${doctor.id} has no portrait features`);
  await writeFile(new URL(doctor.image, images), drawPortrait(features, doctor.id));
}
