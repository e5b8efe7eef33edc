import type { BranchName } from '@clinic/contracts';
import { SelectField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { withOnlyBranch } from '../draft/draft.ts';
import type { StepProps } from './step-props.ts';

/** Only the doctors of a branch, where the speciality is offered in several. */
export function BranchFilter({ branches, draft, change }: StepProps & { branches: readonly BranchName[] }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  if (branches.length === 0) return null;
  return (
    <SelectField
      name="branch"
      label={t('doctor.branch')}
      required={false}
      value={draft.onlyBranch === undefined ? '' : String(draft.onlyBranch)}
      onChange={({ target: { value } }) =>
        change((now) => withOnlyBranch(now, value === '' ? undefined : Number(value)))
      }
      options={[
        { value: '', label: t('doctor.everyBranch') },
        ...branches.map((branch) => ({ value: String(branch.id), label: pick(branch, 'name', lang) })),
      ]}
    />
  );
}
