import type { Lang } from '@clinic/contracts';
import { HtmlField } from '../../../../parts/desk/HtmlField.tsx';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { fieldName, useForm } from './form-context.ts';

interface HtmlTextProps {
  path: FieldPath;
  label: string;
  lang: Lang;
}

/** A text of a record with headings and lists, and what is pointed out about its links. */
export function HtmlText({ path, label, lang }: HtmlTextProps) {
  const { form, record, errors, revision, links, type } = useForm();
  const value = valueAt(record, path);
  const html = typeof value === 'string' ? value : '';
  const name = fieldName(path);
  return (
    <div>
      <HtmlField
        {...{ name, label, lang, html, revision, readOnly: !form.may.edit, error: errors[name] }}
        rows={14}
        onType={(written) => type(path, written)}
      />
      {links !== null && <links.help.Remarks remarks={links.help.linkRemarks(html, links.check)} />}
    </div>
  );
}
