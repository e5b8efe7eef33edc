import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@clinic/kit/forms';
import type { Assessment } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box, Button } from '@clinic/kit/ui';
import { answersTo, assess, wayThrough } from './assess.ts';
import type { Chosen, Outcome } from './assess.ts';
import { OutcomeCard } from './OutcomeCard.tsx';

interface SelfAssessmentProps {
  assessment: Assessment;
  words: Record<'show' | 'again' | 'open' | 'depends' | 'needsScript', string>;
  /** Where the result leads. */
  next: { label: string; to: string };
  /** Level of the heading of the result: 3 below a heading of its own, 2 on a page about nothing else. */
  level?: 2 | 3;
}

function chosenIn(form: HTMLFormElement, { questions }: Assessment): Chosen {
  const given = new FormData(form);
  return questions.map((_question, place) => {
    const value = given.get(`q${place}`);
    return value === null ? undefined : Number(value);
  });
}

/**
 * A self-assessment: answers stay in this page, nothing is sent or stored. Questions that an answer decides on come with that
 * answer.
 */
export function SelfAssessment({ assessment, words, next, level = 3 }: SelfAssessmentProps) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>([]);
  const [outcome, setOutcome] = useState<Outcome | 'open' | null>(null);
  const { asked, depends } = wayThrough(assessment, chosen);

  // Answers may have been given before the page came alive.
  useEffect(() => {
    if (form.current) setChosen(chosenIn(form.current, assessment));
  }, [assessment]);

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = chosenIn(event.currentTarget, assessment);
    const open = wayThrough(assessment, given).asked.find((place) => given[place] === undefined);
    setOutcome(assess(assessment, given) ?? 'open');
    if (open !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name="q${open}"]`)?.focus();
  };

  return (
    <>
      <Box
        component="form"
        ref={form}
        // Without script the browser would send the answers in the address; outside of a dialog this method sends nothing.
        method="dialog"
        onSubmit={show}
        onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => {
          setChosen(chosenIn(currentTarget, assessment));
          setOutcome(null);
        }}
        sx={{ display: 'grid', gap: 3, mt: 2 }}
      >
        {asked.map((place, index) => {
          const question = assessment.questions[place];
          return (
            question && (
              <Box component="fieldset" key={place} sx={fieldset}>
                <legend>
                  <bdi>{formatNumber(index + 1, lang)}.</bdi> {pick(question, 'text', lang)}
                </legend>
                <div>
                  {answersTo(assessment, question).map((answer, number) => (
                    <label key={number}>
                      <input type="radio" name={`q${place}`} value={answer.score} />
                      {pick(answer, 'label', lang)}
                    </label>
                  ))}
                </div>
              </Box>
            )
          );
        })}
        {depends && (
          <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
            {words.depends}
          </Box>
        )}
        <noscript>{words.needsScript}</noscript>
        {outcome === 'open' && <Alert severity="warning">{words.open}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" size="large">
            {words.show}
          </Button>
          {outcome !== null && (
            <Button
              variant="text"
              onClick={() => {
                form.current?.reset();
                // This button goes with the result.
                form.current?.querySelector('input')?.focus();
                setChosen([]);
                setOutcome(null);
              }}
            >
              {words.again}
            </Button>
          )}
        </Box>
      </Box>
      {outcome !== null && outcome !== 'open' && (
        <OutcomeCard outcome={outcome} urgentText={pick(assessment, 'urgent', lang)} next={next} level={level} />
      )}
    </>
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
