import { LinkChips, SearchField } from '@clinic/kit/browsing';
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
  date: string;
  today: string;
  mayAct: boolean;
  onCallOff: () => void;
}

/** Whose days are looked at, and which; all of it stands in the address. */
export function Toolbar({ address, doctors, doctor, date, today, mayAct, onCallOff }: ToolbarProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const navigate = useNavigate();
  const to = (changes: Partial<DeskAddress>) => accountPaths.reception(inAddress({ ...address, ...changes }));

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayAct && (
        <Box sx={finding}>
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
              void navigate(to({ doctor: value === null ? null : Number(value) }), { state: samePage })
            }
          />
          <SearchField
            action={accountPaths.reception()}
            name="search"
            label={t('reception.search')}
            value={address.search}
          />
        </Box>
      )}
      {address.search === '' && (
        <Box sx={row}>
          <DateStepper date={date} today={today} days={address.view === 'week' && doctor !== null ? 7 : 1} to={to} />
          {doctor !== null && (
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
          )}
          {doctor !== null && mayAct && (
            <Box sx={{ marginInlineStart: { md: 'auto' } }}>
              <Button variant="outlined" color="error" startIcon={<Icon name="close" size={20} />} onClick={onCallOff}>
                {t('reception.daysOff.open')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

const finding = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'end',
};
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 24px' };
