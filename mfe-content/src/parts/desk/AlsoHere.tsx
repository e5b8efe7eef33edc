import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

/**
 * Says which colleagues have the same open. Its line is there before they are: what comes and goes by itself must move nothing
 * under the pointer of somebody who is about to press.
 */
export function AlsoHere({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  // Names may be in another script than the sentence.
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  return (
    <Box component="p" role="status" sx={line}>
      {names.length > 0 && (
        <Box component="span" sx={words}>
          {t('desk.alsoHere', { count: names.length, names: new Intl.ListFormat(lang).format(isolated) })}
        </Box>
      )}
    </Box>
  );
}

const line = {
  // Most of it lies in the space between the heading and what follows. On a phone a sentence takes two lines.
  marginBlock: '-12px -20px',
  minHeight: { xs: '4.25rem', md: '2.25rem' },
  display: 'flex',
  alignItems: 'center',
} as const;

const words = {
  paddingInline: 1.5,
  paddingBlock: 0.5,
  borderRadius: '12px',
  bgcolor: 'primary.soft',
  fontWeight: 500,
  fontSize: '.9375rem',
  lineHeight: 1.6,
} as const;
