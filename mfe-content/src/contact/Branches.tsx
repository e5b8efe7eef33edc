import type { Branch } from '@clinic/contracts/content';
import { phoneText } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, CardGrid, Icon, Ltr, Section, Typography } from '@clinic/kit/ui';
import { HoursLines } from '../parts/HoursLines.tsx';
import { OpenNow } from '../parts/OpenNow.tsx';
import { useClinicMoment } from '../parts/use-clinic-moment.ts';

/** The branches of a clinic that has several: where each is, when it is open, and how to reach it. */
export function Branches({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation('content');
  if (branches.length === 0) return null;
  return (
    <Section id="branches" title={t('contact.branches')} lead={t('contact.branchesLead')}>
      <CardGrid min={300}>
        {branches.map((branch) => (
          <li key={branch.id} id={branch.slug}>
            <BranchCard branch={branch} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function BranchCard({ branch }: { branch: Branch }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const moment = useClinicMoment();
  const name = pick(branch, 'name', lang);
  return (
    <Box component={Card} sx={card}>
      <Typography component="h3" variant="h4" sx={{ margin: 0 }}>
        {name}
      </Typography>
      <Box component="p" sx={line}>
        <Icon name="map" size={20} />
        <span>{pick(branch, 'address', lang)}</span>
      </Box>
      {branch.intervals.length > 0 && (
        <Box sx={line}>
          <Icon name="clock" size={20} />
          <div>
            <HoursLines department={branch} />
            {moment !== null && (
              <Box sx={{ mt: 0.75 }}>
                <OpenNow department={branch} moment={moment} />
              </Box>
            )}
          </div>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignSelf: 'end', mt: 1 }}>
        {branch.phone !== null && (
          <Button
            href={`tel:${branch.phone}`}
            variant="outlined"
            startIcon={<Icon name="phone" size={20} />}
            aria-label={t('contact.callBranch', { branch: name, phone: phoneText(branch.phone) })}
          >
            <Ltr>{phoneText(branch.phone)}</Ltr>
          </Button>
        )}
        {branch.map_url !== null && (
          <Button
            href={branch.map_url}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<Icon name="map" size={20} />}
            aria-label={t('contact.mapOfBranch', { branch: name })}
          >
            {t('contact.map')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const card = {
  height: '100%',
  display: 'grid',
  gap: 1.5,
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
} as const;
const line = {
  display: 'flex',
  gap: 1.25,
  margin: 0,
  '& > svg': { flex: 'none', mt: '3px', color: 'primary.main' },
} as const;
