import { SelectField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { samePage, useNavigate } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import type { Overview } from './desk.data.ts';

interface SpecialtyChoiceProps {
  specialties: Overview['specialties'];
  address: DeskAddress;
}

/** Narrows the list to one of the caller's specialities; nothing to choose for who has but one. */
export function SpecialtyChoice({ specialties, address }: SpecialtyChoiceProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const navigate = useNavigate();
  if (specialties.length < 2) return null;
  return (
    <Box sx={{ flex: '0 1 340px' }}>
      <SelectField
        name="specialty"
        label={t('desk.specialty')}
        required={false}
        placeholder={t('desk.allSpecialties')}
        options={specialties.map((specialty) => ({
          value: String(specialty.id),
          label: pick(specialty, 'name', lang),
        }))}
        value={address.specialty === null ? '' : String(address.specialty)}
        onChange={({ currentTarget: { value } }) =>
          void navigate(
            qaPaths.moderation(inAddress({ ...address, specialty: value === '' ? null : Number(value), page: 1 })),
            // Who chooses stays at the choice.
            { state: samePage },
          )
        }
      />
    </Box>
  );
}
