import { stringify } from 'yaml';

/** A value as a file of a content folder has it: a text stays on one line, and nothing refers to something above. */
export const yamlText = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
