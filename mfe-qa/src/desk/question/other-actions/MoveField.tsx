import { useState } from 'react';
import { QaSpecialtyGroupList } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Combobox } from '@clinic/kit/combobox';
import type { FormState } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang } from '@clinic/kit/i18n';

interface MoveFieldProps {
  question: DeskQuestionDetails;
  form: FormState<true>;
}

/** The speciality to which a question goes that was asked in the wrong one. */
export function MoveField({ question, form }: MoveFieldProps) {
  const lang = useLang();
  const [chosen, choose] = useState<string | null>(null);
  const specialties = useResource('specialties', async (signal) => {
    const { data } = await api.get('/api/qa/specialties/grouped', QaSpecialtyGroupList, { signal });
    return data.flatMap((group) => group.qa_specialties);
  });
  const { name, label, error } = form.field('qa_specialty_id');
  return (
    <Combobox
      name={name}
      label={label}
      {...(error === undefined ? {} : { error })}
      options={(specialties.status === 'ready' ? specialties.data : [])
        .filter(({ id }) => id !== question.qa_specialty_id)
        .map((specialty) => ({ value: String(specialty.id), label: pick(specialty, 'name', lang) }))}
      value={chosen}
      onChange={(next) => {
        choose(next);
        form.touched(name);
      }}
      loading={specialties.status === 'loading'}
      {...(specialties.status === 'failed' ? { onRetry: specialties.retry } : {})}
    />
  );
}
