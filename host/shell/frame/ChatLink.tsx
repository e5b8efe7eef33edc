import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Icon } from '@clinic/kit/ui';
import { barLink } from './bar-styles.ts';

/** The way to the clinic's chat among its other contacts; nothing when no chat is set. `flush`: in line with text above. */
export function ChatLink({ flush = false }: { flush?: boolean }) {
  const { t } = useTranslation('host');
  const { chat } = useSite().brand;
  if (chat === null) return null;

  return (
    <Line href={chat} target="_blank" rel="noopener" style={flush ? { paddingInline: 0 } : undefined}>
      {!flush && <Icon name="chat" size={20} />}
      {t('chat')}
    </Line>
  );
}

const Line = styled('a')(barLink);
