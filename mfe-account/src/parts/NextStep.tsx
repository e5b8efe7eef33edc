import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useHydrated } from '@clinic/kit/ui';

/** What is said until the next page is there; without script it is not, for a code is good in the browser that asked only. */
export function NextStep() {
  const { t } = useTranslation('account');
  return (
    <Alert severity="info" role="status">
      {t(useHydrated() ? 'code.coming' : 'code.needsScript')}
    </Alert>
  );
}
