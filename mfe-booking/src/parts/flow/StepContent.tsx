import type { DetailsError } from '../draft/details-policy.ts';
import type { Step } from '../draft/draft.ts';
import { ConfirmationStep } from '../steps/ConfirmationStep.tsx';
import { DateStep } from '../steps/DateStep.tsx';
import { DetailsStep } from '../steps/DetailsStep.tsx';
import { DoctorStep } from '../steps/DoctorStep.tsx';
import { SpecialtyStep } from '../steps/SpecialtyStep.tsx';
import type { StepProps } from '../steps/step-props.ts';

interface StepContentProps extends StepProps {
  step: Step;
  place: 'modal' | 'page';
  error: DetailsError | null;
  /** The booking is on its way: what it books cannot be changed any more. */
  submitting: boolean;
  onStep: (step: Step) => void;
  /** A link of a step leads away from the wizard. */
  onLeave?: (() => void) | undefined;
}

/** The question of a step. */
export function StepContent({ step, place, error, submitting, onStep, onLeave, ...props }: StepContentProps) {
  switch (step) {
    case 1:
      return <SpecialtyStep {...props} />;
    case 2:
      return <DoctorStep {...props} onStep={onStep} />;
    case 3:
      return <DateStep {...props} dayHeading={place === 'page' ? 'h2' : 'h3'} onStep={onStep} onLeave={onLeave} />;
    case 4:
      return <DetailsStep {...props} error={error} onLeave={onLeave} />;
    case 5:
      return <ConfirmationStep draft={props.draft} submitting={submitting} onChange={onStep} />;
  }
}
