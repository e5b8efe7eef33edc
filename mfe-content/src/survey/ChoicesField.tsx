import { useState } from 'react';
import type { SurveyQuestion } from '@clinic/contracts/content';
import { CheckboxField } from '@clinic/kit/forms';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

interface ChoicesFieldProps {
  question: Pick<SurveyQuestion, 'options' | 'text_ar' | 'text_en'>;
  /** Values that were chosen before. */
  answer: readonly string[];
}

/** Several answers to choose. One that stands alone, such as “None of these”, takes the others away, and they it. */
export function ChoicesField({ question, answer }: ChoicesFieldProps) {
  const lang = useLang();
  const [chosen, setChosen] = useState(answer);
  const standsAlone = (value: string) => question.options.some((option) => option.value === value && option.exclusive);

  function choose(value: string, on: boolean): void {
    const others = chosen.filter((one) => one !== value);
    if (!on) setChosen(others);
    else setChosen(standsAlone(value) ? [value] : [...others.filter((one) => !standsAlone(one)), value]);
  }

  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ padding: 0, mb: 1, fontWeight: 600, fontSize: '1.125rem' }}>
        {pick(question, 'text', lang)}
      </Box>
      {question.options.map((option) => (
        <CheckboxField
          key={option.value}
          id={`answer-${option.value}`}
          name="answer"
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => choose(option.value, target.checked)}
          label={pick(option, 'label', lang)}
        />
      ))}
    </Box>
  );
}
