import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { hostPaths } from '@clinic/contracts';
import { barLink } from './bar-styles.ts';

/** The way to what works now: a page of the server, which also stands when this one does not. `flush`: in line with text above. */
export function StatusLink({ flush = false }: { flush?: boolean }) {
  const { t } = useTranslation('host');
  // Styles are those of the links beside it, to the letter: others would be rules of their own on every page.
  return (
    <Line href={hostPaths.status()} style={flush ? { paddingInline: 0 } : undefined}>
      {t('footer.status')}
    </Line>
  );
}

const Line = styled('a')(barLink);
