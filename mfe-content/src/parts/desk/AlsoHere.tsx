import { Alert } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';

/** Says which colleagues have the same open. */
export function AlsoHere({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (names.length === 0) return null;
  // Names may be in another script than the sentence.
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  return (
    <Alert severity="info" role="status">
      {t('desk.alsoHere', { count: names.length, names: new Intl.ListFormat(lang).format(isolated) })}
    </Alert>
  );
}
