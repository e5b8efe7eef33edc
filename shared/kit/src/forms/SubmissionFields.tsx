import { honeypot } from '@clinic/contracts';
import { VisuallyHidden } from '../ui/index.ts';
import { idempotencyField } from './submit.ts';

/**
 * What every form of a public page carries unseen: the key that makes a repeated post harmless, empty until script fills
 * it, and the field that only robots fill in.
 */
export function SubmissionFields({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <>
      <input type="hidden" name={idempotencyField} value={idempotencyKey} />
      <VisuallyHidden aria-hidden>
        <input type="text" name={honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  );
}
