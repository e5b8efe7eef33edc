import { LinkChips } from '@clinic/kit/browsing';
import type { BranchName } from '@clinic/contracts';
import type { DeskDoctor } from '@clinic/contracts/account';
import { Combobox } from '@clinic/kit/combobox';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { samePage, useNavigate } from '@clinic/kit/routing';
import { Box, Button, Icon } from '@clinic/kit/ui';
import { DateStepper } from './DateStepper.tsx';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';

interface ToolbarProps {
  address: DeskAddress;
  doctors: readonly DeskDoctor[];
  /** Whose days are shown; null for everybody’s. */
  doctor: DeskDoctor | null;
  /** Those of a clinic that has several. */
  branches: readonly BranchName[];
  date: string;
  today: string;
  mayAct: boolean;
  onCallOff: () => void;
}

/** Whose days are looked at, and which; all of it stands in the address. */
export function Toolbar({ address, doctors, doctor, branches, date, today, mayAct, onCallOff }: ToolbarProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const navigate = useNavigate();
  const to = (changes: Partial<DeskAddress>) => accountPaths.reception(inAddress({ ...address, ...changes }));

  if (address.search !== '') return null;
  const bar = (
    <Box sx={row} data-toolbar>
      {mayAct && (
        <Box sx={{ flex: '1 1 150px', minWidth: 0, maxWidth: 420 }}>
          <Combobox
            name="doctor"
            label={t('reception.doctor')}
            required={false}
            placeholder={t('reception.allDoctors')}
            options={doctors.map((one) => ({
              value: String(one.id),
              label: [one, ...one.specialties]
                .map((named) => pick(named, 'name', lang))
                .join(lang === 'ar' ? '، ' : ', '),
            }))}
            value={doctor === null ? null : String(doctor.id)}
            onChange={(value) =>
              void navigate(to({ doctor: value === null ? null : Number(value), kind: null }), { state: samePage })
            }
          />
        </Box>
      )}
      <DateStepper date={date} today={today} days={address.view === 'week' ? 7 : 1} to={to} />
      <LinkChips
        label={t('reception.view.label')}
        samePage
        chips={(['day', 'week'] as const).map((view) => ({
          id: view,
          to: to({ view }),
          label: t(`reception.view.${view}`),
          current: view === address.view,
        }))}
      />
      {doctor !== null && mayAct && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="close" size={20} />}
          onClick={onCallOff}
          sx={callOff}
        >
          <span data-words>{t('reception.daysOff.open')}</span>
        </Button>
      )}
    </Box>
  );
  if (branches.length === 0) return bar;
  return (
    <>
      {bar}
      <LinkChips
        label={t('reception.branch')}
        samePage
        chips={[null, ...branches].map((branch) => ({
          id: String(branch?.id ?? 'all'),
          to: to({ branch: branch?.id ?? null }),
          label: branch === null ? t('reception.everyBranch') : pick(branch, 'name', lang),
          current: (branch?.id ?? null) === address.branch,
        }))}
      />
    </>
  );
}

/** All beside each other from a tablet on; on a phone the doctor stands above the rest. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  '@media (min-width: 768px)': { flexWrap: 'nowrap' },
  '& > :first-of-type': { '@media (max-width: 767.95px)': { flexBasis: '100%', maxWidth: '100%' } },
  '& > nav ul': { flexWrap: 'nowrap', margin: 0, padding: 0 },
};

/** A tablet has room for its sign alone; its words are for screen readers then. */
const callOff = {
  flex: 'none',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media (min-width: 768px) and (max-width: 1199.95px)': {
    minWidth: 44,
    paddingInline: '11px',
    gap: 0,
    '& > span:first-of-type': { marginInline: 0 },
    '& [data-words]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
};
