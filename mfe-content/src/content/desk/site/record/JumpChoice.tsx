import type { FieldProps } from '@clinic/kit/forms';
import { SelectField } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useForm } from './form-context.ts';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { answersAround, questionsAfter } from './jumps.ts';

interface JumpChoiceProps extends FieldProps {
  path: FieldPath;
  readOnly: boolean;
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The answer of a self-assessment with which a jump begins. Its points stand for it. */
export function AnswerChoice({ path, readOnly, ...field }: JumpChoiceProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { record, type } = useForm();
  const value = valueAt(record, path);
  const answers = answersAround(record, path);
  return (
    <SelectField
      {...field}
      placeholder={t('desk.site.choose')}
      disabled={readOnly}
      value={shown(value)}
      options={answers.flatMap((answer) => {
        const score = shown(valueAt(answer, ['score']));
        const label = shown(valueAt(answer, [`label_${lang}`]));
        return score === '' ? [] : [{ value: score, label: t('desk.site.jumps.answer', { score, label }) }];
      })}
      onChange={({ target }) => type(path, target.value === '' ? null : Number(target.value))}
    />
  );
}

/** The question that a jump leads to, or the result. */
export function QuestionChoice({ path, readOnly, ...field }: JumpChoiceProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { record, type } = useForm();
  const value = valueAt(record, path);
  const later = questionsAfter(record, path);
  const isLost = typeof value === 'number' && !later.some(({ number }) => number === value);
  return (
    <SelectField
      {...field}
      required={false}
      placeholder={t('desk.site.jumps.result')}
      disabled={readOnly}
      value={shown(value)}
      options={[
        ...(isLost ? [{ value: shown(value), label: t('desk.site.jumps.earlier', { number: value }) }] : []),
        ...later.map(({ number, question }) => ({
          value: String(number),
          label: t('desk.site.jumps.question', { number, text: shown(valueAt(question, [`text_${lang}`])) }),
        })),
      ]}
      onChange={({ target }) => type(path, target.value === '' ? null : Number(target.value))}
    />
  );
}
