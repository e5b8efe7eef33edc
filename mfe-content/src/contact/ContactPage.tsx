import { pick, useLang } from '@clinic/kit/i18n';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, Page } from '@clinic/kit/ui';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { HoursCard } from '../parts/HoursCard.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import { Branches } from './Branches.tsx';
import type { ContactData } from './contact.data.ts';
import { ContactForm } from './ContactForm.tsx';
import { WaysToReach } from './WaysToReach.tsx';

/** Ways to reach the clinic, and a form to write to it. */
export function ContactPage() {
  const lang = useLang();
  const found = useLoaderData<ContactData | null>();
  if (found === null) return <MissingPage />;

  return (
    <Page title={pick(found.page, 'title', lang)} crumbs={[]} lead={pick(found.page, 'lead', lang)}>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 }, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Branches branches={loadedOr(found.branches, [])} />
        <Box sx={columns}>
          <ContactForm />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <WaysToReach />
            <HoursCard departments={loadedOr(found.hours, [])} />
          </Box>
        </Box>
        <EmergencyNumbers />
        <PageParts page={found.page} />
      </Box>
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.7fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;
