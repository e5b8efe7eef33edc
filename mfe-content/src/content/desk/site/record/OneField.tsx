import type { Lang } from '@clinic/contracts';
import { CheckboxField, fieldId, SelectField, TextField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { PicturePicker } from '../../../../parts/pictures/PicturePicker.tsx';
import { HtmlText } from './HtmlText.tsx';
import type { FieldNode, FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { fieldName, useForm } from './form-context.ts';
import { AnswerChoice, QuestionChoice } from './JumpChoice.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { OpenMinutes } from './OpenMinutes.tsx';
import { allDay, closingTime, openMinutes } from './opening.ts';
import { useLabels } from './use-labels.ts';
import { Weekdays } from './Weekdays.tsx';

interface OneFieldProps {
  field: FieldNode;
  path: FieldPath;
  /** Of a text in two languages: the one that this field holds. */
  lang: Lang | null;
  /** Overrides the label, for an item of a list. */
  label?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** One control, as the kind of its field asks. */
export function OneField({ field, path, lang, label: given }: OneFieldProps) {
  const { t } = useTranslation('content');
  const shownIn = useLang();
  const { label: labelOf, labelIn, labelOfEach, hint: hintOf } = useLabels();
  const { form, record, errors, isStored, type } = useForm();
  const value = valueAt(record, path);
  const name = fieldName(path);
  const error = errors[name];
  const label = given ?? (lang === null ? labelOf(field) : labelIn(field, lang));
  const hint = given === undefined ? hintOf(field) : undefined;
  const isReadOnly = !form.may.edit || (field.fixed && isStored);
  const shared = {
    ...{ name, label, required: field.empty === null },
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
  };
  const direction = lang === null ? {} : ({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' } as const);
  const nothing = field.empty === 'null' ? null : '';
  const take = (text: string) => type(path, text === '' ? nothing : text);

  switch (field.kind) {
    case 'html':
      return <HtmlText path={path} label={label} lang={lang ?? shownIn} />;
    case 'picture':
      return (
        <PicturePicker
          {...{ id: fieldId(name), label, error, readOnly: isReadOnly }}
          value={textOf(value)}
          onChange={take}
          {...(field.empty !== null && { onClear: () => take('') })}
        />
      );
    case 'number':
      return path.at(-1) === 'minutes' ? (
        <OpenMinutes {...shared} path={path} />
      ) : (
        <NumberField {...shared} value={value} readOnly={isReadOnly} onNumber={(number) => type(path, number)} />
      );
    case 'answer':
      return <AnswerChoice {...shared} path={path} readOnly={isReadOnly} />;
    case 'question':
      return <QuestionChoice {...shared} path={path} readOnly={isReadOnly} />;
    case 'yes-no':
      return (
        <CheckboxField
          {...shared}
          required={false}
          disabled={isReadOnly}
          checked={value === true}
          onChange={({ target }) => type(path, target.checked || (field.empty === 'absent' ? undefined : false))}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          {...(field.empty === null ? {} : { placeholder: t('desk.site.noChoice') })}
          disabled={isReadOnly}
          value={textOf(value)}
          options={field.choices.map((choice) => ({ value: choice, label: t(`desk.site.choices.${choice}`) }))}
          onChange={({ target }) => take(target.value)}
        />
      );
    case 'reference':
    case 'references': {
      if (field.kind === 'references' && given === undefined)
        return (
          <ListField field={field} path={path}>
            {(place) => (
              <OneField
                field={field}
                path={[...path, place]}
                lang={null}
                label={t('desk.site.parts.one', { label: labelOfEach(field), number: place + 1 })}
              />
            )}
          </ListField>
        );
      const choices = form.references[field.refers_to ?? 'doctors'];
      return (
        <SelectField
          {...shared}
          placeholder={t(field.empty === null ? 'desk.site.choose' : 'desk.site.noChoice')}
          disabled={isReadOnly}
          value={textOf(value)}
          options={choices.map((one) => ({ value: String(one.value), label: pick(one, 'title', shownIn) }))}
          onChange={({ target }) =>
            type(path, choices.find((one) => String(one.value) === target.value)?.value ?? nothing)
          }
        />
      );
    }
    case 'texts':
      if (given === undefined)
        return (
          <ListField field={field} path={path} label={label}>
            {(place) => (
              <OneField
                field={field}
                path={[...path, place]}
                lang={lang}
                label={t('desk.site.parts.one', { label: labelOfEach(field), number: place + 1 })}
              />
            )}
          </ListField>
        );
      break;
    case 'link':
      return <LinkField {...shared} lang={lang} readOnly={isReadOnly} value={textOf(value)} onChange={take} />;
    case 'weekdays':
      return <Weekdays path={path} label={label} />;
    case 'day':
    case 'time': {
      const besides = [...path.slice(0, -1), 'minutes'];
      const minutes = path.at(-1) === 'opens' ? valueAt(record, besides) : undefined;
      // What never closes has no time at which it opens.
      if (minutes === allDay) return null;
      return (
        <TextField
          {...shared}
          type={field.kind === 'day' ? 'date' : 'time'}
          readOnly={isReadOnly}
          value={textOf(value)}
          onChange={({ target }) => {
            take(target.value);
            // Whoever moves the opening leaves the closing where it is.
            const left = openMinutes(target.value, closingTime(value, minutes));
            if (left !== null) type(besides, left);
          }}
        />
      );
    }
    default:
      break;
  }
  const isLtr = field.kind === 'email' || (field.kind === 'slug' && lang !== 'ar');
  return (
    <TextField
      {...shared}
      {...(isLtr ? { dir: 'ltr' } : direction)}
      {...(lang === null ? {} : { lang })}
      rows={field.kind === 'paragraphs' ? 4 : 1}
      readOnly={isReadOnly}
      value={textOf(value)}
      onChange={({ target }) => take(target.value)}
    />
  );
}
