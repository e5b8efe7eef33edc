import { answerLimits } from '@clinic/contracts/qa';
import { TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Ltr } from '@clinic/kit/ui';
import { answerParts } from '../answer-draft.ts';
import type { AnswerPart, AnswerText } from '../answer-draft.ts';

interface AnswerFieldsProps {
  form: FormState<true>;
  /** What stands in the fields at first. */
  initial: AnswerText;
  /** What stands in them now. */
  text: AnswerText;
  readOnly: boolean;
}

const limitOf = (part: AnswerPart) => (part === 'answer_content' ? answerLimits.content : answerLimits.part);

/** The four parts of an answer, each with how much of its room is used. */
export function AnswerFields({ form, initial, text, readOnly }: AnswerFieldsProps) {
  const { t } = useTranslation('qa');
  return answerParts.map((part) => (
    <TextField
      key={part}
      rows={part === 'answer_content' ? 7 : 4}
      required={part === 'answer_content'}
      readOnly={readOnly}
      hint={
        <>
          {t(`desk.answer.hints.${part}`)} <Used count={text[part].trim().length} limit={limitOf(part)} />
        </>
      }
      {...form.field(part)}
      defaultValue={initial[part]}
    />
  ));
}

function Used({ count, limit }: { count: number; limit: number }) {
  const lang = useLang();
  return (
    <Ltr>
      {formatNumber(count, lang)} / {formatNumber(limit, lang)}
    </Ltr>
  );
}
