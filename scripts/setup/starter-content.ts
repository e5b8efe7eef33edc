import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Country } from '@clinic/contracts';
import { yamlText } from '../../api/src/content/yaml-text.ts';
import { root } from '../processes.ts';
import type { Answered } from './answers.ts';
import { starterText } from './starter-text.ts';

const anyClinic = path.join(root, 'api/starter');
const demo = path.join(root, 'api/demo/content');

/** What to begin with: pages of any clinic, and what the demonstration says of the product rather than of its clinic. */
const files: readonly { readonly from: string; readonly file: string }[] = [
  ...['pages', 'assessments'].flatMap((kind) =>
    readdirSync(path.join(anyClinic, kind)).map((name) => ({ from: anyClinic, file: `${kind}/${name}` })),
  ),
  { from: demo, file: 'pages/privacy.yaml' },
];

const mark =
  '# To begin with: make this true for your clinic, then import the folder again (docs/operations/setup.md).\n';

/** Writes the pages that the frame of the site links to, and the branches that were answered; leaves a folder as it is that is there already. */
export function writeStarterContent(folder: string, branches: Answered['branches'], country: Country): boolean {
  if (existsSync(folder)) return false;
  // Whole or not there: a folder that is there already stays as it is.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const { from, file } of files) {
    const to = path.join(unfinished, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, mark + starterText(readFileSync(path.join(from, file), 'utf8'), country));
  }
  if (branches.length > 0) writeFileSync(path.join(unfinished, 'branches.yaml'), yamlText(branches));
  renameSync(unfinished, folder);
  return true;
}
