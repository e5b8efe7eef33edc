import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { fieldId, FieldGroup, FieldNotes, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { useRichText } from '../../../../parts/desk/use-rich-text.ts';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { fieldName, useForm } from './form-context.ts';

interface HtmlTextProps {
  path: FieldPath;
  label: string;
  lang: Lang;
}

/** A text with headings and lists: in the editor where that keeps all of it, otherwise as HTML. */
export function HtmlText({ path, label, lang }: HtmlTextProps) {
  const { t } = useTranslation('content');
  const { form, record, errors, revision, links, type } = useForm();
  const mayEdit = form.may.edit;
  const rich = useRichText(mayEdit);
  const [isSource, showSource] = useState(false);
  /** Changes when the text comes from elsewhere than from the editor. */
  const [round, setRound] = useState(0);
  const value = valueAt(record, path);
  const html = typeof value === 'string' ? value : '';
  const name = fieldName(path);
  const id = fieldId(name);
  const error = errors[name];
  const key = `${revision} ${round}`;
  const [checked, setChecked] = useState<{ key: string; fits: boolean } | null>(null);
  if (rich !== null && !isSource && checked?.key !== key) setChecked({ key, fits: rich.canWrite(html) });
  const fits = checked?.fits === true;
  const switchButton = rich !== null && mayEdit && (isSource || fits) && (
    <div>
      <Button
        size="small"
        variant="text"
        aria-pressed={isSource}
        onClick={() => {
          showSource(!isSource);
          setRound(round + 1);
        }}
      >
        {t('desk.source')}
      </Button>
    </div>
  );

  const remarks = links !== null && <links.help.Remarks remarks={links.help.linkRemarks(html, links.check)} />;

  if (rich === null || isSource || !fits)
    return (
      <div>
        <TextField
          name={name}
          label={label}
          rows={14}
          hint={rich !== null && !isSource && !fits ? t('desk.onlySource') : t('desk.hints.html')}
          {...(error === undefined ? {} : { error })}
          lang={lang}
          dir="ltr"
          readOnly={!mayEdit}
          value={html}
          onChange={({ target }) => type(path, target.value)}
        />
        {switchButton}
        {remarks}
      </div>
    );
  return (
    <div>
      <FieldGroup data-invalid={error === undefined ? undefined : true}>
        <legend>{label}</legend>
        <FieldNotes id={id} {...(error === undefined ? {} : { error })} />
        <rich.RichText
          key={key}
          id={id}
          lang={lang}
          label={label}
          html={html}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-error`}
          onChange={(written) => type(path, written)}
        />
      </FieldGroup>
      {switchButton}
      {remarks}
    </div>
  );
}
