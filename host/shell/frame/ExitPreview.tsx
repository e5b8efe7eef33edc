import { useLocation } from 'react-router-dom';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';

/** Leaves the preview for the same page of the live site: a form, which works without script and which no other site can send. */
export function ExitPreview() {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preview/exit">
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" variant="text" color="inherit" sx={{ textDecoration: 'underline' }}>
        {t('preview.exit')}
      </Button>
    </form>
  );
}
