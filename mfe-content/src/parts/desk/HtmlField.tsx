import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import type { Passage } from '@clinic/contracts/content/desk';
import { fieldId, FieldGroup, FieldNotes, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { usePartLabel } from './use-part-label.ts';
import { useRichText } from './use-rich-text.ts';

interface HtmlFieldProps {
  /** The part that it is of: `ar.html`. */
  name: string;
  lang: Lang;
  html: string;
  /** Changes with the text for another reason than that somebody typed it. */
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
 * what only HTML can say, and for who prefers it.
 */
export function HtmlField({ name, lang, html, revision, readOnly, error, passages, onSelect, onType }: HtmlFieldProps) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const rich = useRichText(true);
  const [isSource, showSource] = useState(false);
  /** Changes when the text comes from elsewhere than from the editor. */
  const [round, setRound] = useState(0);
  const key = `${revision} ${round}`;
  const [checked, setChecked] = useState<{ key: string; fits: boolean } | null>(null);
  if (rich !== null && !isSource && checked?.key !== key) setChecked({ key, fits: rich.canWrite(html) });
  const fits = checked?.fits === true;

  const toggle = () => {
    showSource(!isSource);
    setRound(round + 1);
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
          label={label(name)}
          rows={18}
          hint={rich !== null && !isSource && !fits ? t('desk.onlySource') : t('desk.hints.html')}
          {...(error === undefined ? {} : { error })}
          lang={lang}
          dir="ltr"
          readOnly={readOnly}
          value={html}
          onChange={(event) => onType((event.target as unknown as HTMLTextAreaElement).value)}
        />
        {(isSource || fits) && switchButton}
      </>
    );
  }
  const id = fieldId(name);
  return (
    <>
      <FieldGroup data-invalid={error === undefined ? undefined : true}>
        <legend>{label(name)}</legend>
        <FieldNotes id={id} {...(error === undefined ? {} : { error })} />
        <rich.RichText
          key={key}
          id={id}
          lang={lang}
          label={label(name)}
          html={html}
          readOnly={readOnly}
          {...(passages === undefined ? {} : { passages })}
          {...(onSelect === undefined ? {} : { onSelect })}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-error`}
          onChange={onType}
        />
      </FieldGroup>
      {switchButton}
    </>
  );
}
