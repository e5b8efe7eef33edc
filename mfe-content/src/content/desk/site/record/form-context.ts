import { createContext, useContext } from 'react';
import type { ContentRecord, RecordForm } from '@clinic/contracts/content/records';
import type { LinkCheck } from '../../../../parts/desk/remarks/links.ts';
import type * as LinkHelp from './link-help.ts';
import type { FieldPath } from './form-tree.ts';

/** What every field of a form works with. */
export interface FormParts {
  form: RecordForm;
  record: ContentRecord;
  /** By the name of the field: `record.items.0.name_ar`. */
  errors: Partial<Record<string, string>>;
  /** Whether the record is there already, so that its key stays. */
  isStored: boolean;
  revision: number;
  /** What is pointed out about the links in its texts and the addresses in its fields; null until it is there. */
  links: { help: typeof LinkHelp; check: LinkCheck } | null;
  type: (path: FieldPath, value: unknown) => void;
}

const Context = createContext<FormParts | null>(null);
export const FormProvider = Context.Provider;

/** The form around a field. */
export function useForm(): FormParts {
  const parts = useContext(Context);
  if (parts === null) throw new Error('A field stands outside of its form');
  return parts;
}

/** The name of a field, by which errors and labels find it. */
export const fieldName = (path: FieldPath): string => ['record', ...path].join('.');
