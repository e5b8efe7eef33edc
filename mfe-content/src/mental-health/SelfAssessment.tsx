import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box, Button, Card, Section } from '@clinic/kit/ui';
import { assess } from './assess.ts';
import type { Outcome } from './assess.ts';
import type { MentalHealthData } from './mental-health.data.ts';
import { OutcomeCard } from './OutcomeCard.tsx';

/** The self-assessment: answers stay in this page, nothing is sent or stored. */
export function SelfAssessment({ assessment, department }: Pick<MentalHealthData, 'assessment' | 'department'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'open' | null>(null);

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = assessment.questions.map((_question, index) => {
      const value = given.get(`q${index}`);
      return value === null ? undefined : Number(value);
    });
    const open = chosen.indexOf(undefined);
    setOutcome(assess(assessment, chosen) ?? 'open');
    if (open >= 0) form.current?.querySelector<HTMLInputElement>(`input[name="q${open}"]`)?.focus();
  };

  return (
    <Card>
      <Section id="assessment" title={pick(assessment, 'title', lang)} lead={pick(assessment, 'intro', lang)}>
        <Box component="form" ref={form} onSubmit={show} sx={{ display: 'grid', gap: 3, mt: 2 }}>
          {assessment.questions.map((question, index) => (
            <Box component="fieldset" key={question.text_en} sx={fieldset}>
              <legend>
                <bdi>{formatNumber(index + 1, lang)}.</bdi> {pick(question, 'text', lang)}
              </legend>
              <div>
                {assessment.options.map((option) => (
                  <label key={option.score}>
                    <input type="radio" name={`q${index}`} value={option.score} />
                    {pick(option, 'label', lang)}
                  </label>
                ))}
              </div>
            </Box>
          ))}
          <noscript>{t('assessment.needsScript')}</noscript>
          {outcome === 'open' && <Alert severity="warning">{t('assessment.open')}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" size="large">
              {t('assessment.show')}
            </Button>
            {outcome !== null && (
              <Button
                variant="text"
                onClick={() => {
                  form.current?.reset();
                  setOutcome(null);
                }}
              >
                {t('assessment.again')}
              </Button>
            )}
          </Box>
        </Box>
        {outcome !== null && outcome !== 'open' && (
          <OutcomeCard outcome={outcome} urgentText={pick(assessment, 'urgent', lang)} department={department} />
        )}
      </Section>
    </Card>
  );
}

const fieldset = {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, mb: 1, fontWeight: 600 },
  '& > div': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 48,
    px: 1.75,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'primary.main', bgcolor: 'primary.soft' },
  '& input': { width: 20, height: 20, margin: 0, flex: 'none' },
} as const;
