import { Alert } from '@clinic/shared/forms';
import { useTranslation } from '@clinic/shared/i18n';
import { useHydrated } from '@clinic/shared/ui';

/** What is said until the next page is there; without script it is not, for a code is good in the browser that asked only. */
export function NextStep() {
  const { t } = useTranslation('account');
  return (
    <Alert severity="info" role="status">
      {t(useHydrated() ? 'code.coming' : 'code.needsScript')}
    </Alert>
  );
}
