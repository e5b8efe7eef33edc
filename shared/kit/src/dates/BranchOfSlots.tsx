import type { AvailableDays, BranchName } from '@clinic/contracts';
import { RadioCards } from '../forms/index.ts';
import { pick, useLang } from '../i18n/index.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Box, Icon } from '../ui/index.ts';

interface BranchOfSlotsProps {
  branches: NonNullable<AvailableDays['branches']>;
  chosen: BranchName | undefined;
  onChoose: (branch: BranchName) => void;
}

/** In which branch the times are: said where the doctor works in one, a choice where it is several. */
export function BranchOfSlots({ branches, chosen, onChoose }: BranchOfSlotsProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const [first] = branches;
  if (first === undefined) return null;
  if (branches.length === 1) {
    return (
      <Box component="p" sx={line}>
        <Icon name="map" size={20} />
        <span>
          <strong>{pick(first, 'name', lang)}</strong>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {pick(first, 'address', lang)}
          </Box>
        </span>
      </Box>
    );
  }
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <RadioCards
        name="branch"
        label={t('slots.branch')}
        value={chosen === undefined ? '' : String(chosen.id)}
        onChange={(value) => {
          const branch = branches.find(({ id }) => String(id) === value);
          if (branch !== undefined) onChoose(branch);
        }}
        options={branches.map((branch) => ({
          value: String(branch.id),
          label: pick(branch, 'name', lang),
          text: pick(branch, 'address', lang),
          icon: 'map',
        }))}
      />
    </Box>
  );
}

const line = {
  display: 'flex',
  gap: 1.25,
  margin: 0,
  marginBlockEnd: 3,
  '& svg': { flex: 'none', color: 'primary.main', marginBlockStart: '3px' },
} as const;
