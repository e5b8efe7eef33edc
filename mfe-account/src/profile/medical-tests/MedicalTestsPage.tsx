import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { EmptyState } from '@clinic/kit/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';

/** Results of medical tests are announced and not offered yet. */
export function MedicalTestsPage() {
  const { t } = useTranslation('account');
  return (
    <MemberPage title={t('medicalTests.title')}>
      <EmptyState
        title={t('medicalTests.soon')}
        text={t('medicalTests.text')}
        action={{ label: t('medicalTests.action'), to: accountPaths.appointments() }}
      />
    </MemberPage>
  );
}
