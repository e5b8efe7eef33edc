import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as browsing from '@clinic/kit/browsing';
import * as combobox from '@clinic/kit/combobox';
import * as dates from '@clinic/kit/dates';
import * as desk from '@clinic/kit/desk';
import * as dialogs from '@clinic/kit/dialogs';
import * as forms from '@clinic/kit/forms';
import * as sharing from '@clinic/kit/sharing';
import * as ui from '@clinic/kit/ui';

/** What draws nothing of its own, or only lays out what others draw. */
const unseen = new Set([
  'Box',
  'Stack',
  'IconSheet',
  'VisuallyHidden',
  'Page',
  'PageTitle',
  'Picture',
  'Skeleton',
  'FieldGroup',
  'FieldLabel',
  'FieldNotes',
  'SubmissionFields',
]);

const examples = globSync('*-examples.tsx', { cwd: __dirname })
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');

test.each(Object.entries({ ui, forms, combobox, browsing, desk, sharing, dates, dialogs }))(
  'every component of @clinic/kit/%s has an example in the catalogue',
  (_entry, module) => {
    const components = Object.keys(module).filter((name) => /^[A-Z]/.test(name) && !unseen.has(name));
    expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(examples))).toEqual([]);
  },
);
