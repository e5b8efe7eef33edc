import { useRef, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import type { Passage } from '@clinic/contracts/content/desk';
import { fieldId, FieldGroup, FieldNotes, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { useRichText } from './use-rich-text.ts';

interface HtmlFieldProps {
  /** What the form calls the text: `ar.html`. */
  name: string;
  label: string;
  lang: Lang;
  /** How many rows it has as HTML. */
  rows?: number;
  html: string;
  /** Changes with the texts of the form for another reason than that somebody typed one; this one may be the same still. */
  revision: number;
  readOnly: boolean;
  error: string | undefined;
  /** What comments speak of. */
  passages?: readonly Passage[];
  onSelect?: (passage: Passage | null) => void;
  onType: (html: string) => void;
}

/**
 * A text of the desk: in the editor where that keeps all of it, as HTML while the editor is not there, where the text has
 * what only HTML can say, and for who prefers it. Who types when the editor comes goes on typing in it.
 */
export function HtmlField(props: HtmlFieldProps) {
  const { name, label, lang, rows = 18, html, revision, readOnly, error, passages, onSelect, onType } = props;
  const { t } = useTranslation('content');
  const rich = useRichText(true);
  const [isSource, showSource] = useState(false);
  /** What the editor began with or wrote last. An editor that holds a text already keeps its caret; `key` makes a new one. */
  const [{ key, ...held }, hold] = useState({ key: 0, revision, html });
  const [checked, setChecked] = useState<{ key: number; fits: boolean } | null>(null);
  const fits = checked?.key === key && checked.fits;
  if (revision !== held.revision) hold({ key: fits && html === held.html ? key : key + 1, revision, html });
  else if (rich !== null && !isSource && checked?.key !== key) setChecked({ key, fits: rich.canWrite(html) });
  const write = (written: string) => {
    hold((now) => ({ ...now, html: written }));
    onType(written);
  };
  /** Where somebody types in the HTML, in its characters: they go on typing there when the editor takes its place. */
  const caret = useRef<number | null>(null);
  const takeCaret = () => {
    const at = caret.current;
    caret.current = null;
    return at;
  };

  const toggle = () => {
    showSource(!isSource);
    hold({ key: key + 1, revision, html });
  };
  const switchButton = rich !== null && !readOnly && (
    <div>
      <Button size="small" variant="text" aria-pressed={isSource} onClick={toggle}>
        {t('desk.source')}
      </Button>
    </div>
  );

  if (rich === null || isSource || !fits) {
    return (
      <>
        <TextField
          name={name}
          label={label}
          rows={rows}
          hint={rich !== null && !isSource && !fits ? t('desk.onlySource') : t('desk.hints.html')}
          {...(error === undefined ? {} : { error })}
          lang={lang}
          dir="ltr"
          readOnly={readOnly}
          value={html}
          onSelect={({ currentTarget }) => {
            caret.current = currentTarget.selectionEnd;
          }}
          onBlur={takeCaret}
          onChange={({ target }) => {
            caret.current = target.selectionEnd;
            write(target.value);
          }}
        />
        {(isSource || fits) && switchButton}
      </>
    );
  }
  const id = fieldId(name);
  return (
    <>
      <FieldGroup data-invalid={error === undefined ? undefined : true}>
        <legend>{label}</legend>
        <FieldNotes id={id} {...(error === undefined ? {} : { error })} />
        <rich.RichText
          key={key}
          id={id}
          lang={lang}
          label={label}
          html={html}
          readOnly={readOnly}
          takeCaret={takeCaret}
          {...(passages === undefined ? {} : { passages })}
          {...(onSelect === undefined ? {} : { onSelect })}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-error`}
          onChange={write}
        />
      </FieldGroup>
      {switchButton}
    </>
  );
}
