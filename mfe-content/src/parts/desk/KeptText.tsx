import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Card, Stack } from '@clinic/kit/ui';
import { PartText } from './PartText.tsx';
import { usePartLabel } from './use-part-label.ts';

interface KeptTextProps<Name extends string> {
  /** The parts that somebody typed, as they left them. */
  parts: readonly { name: Name; text: string }[];
  onThrowAway: () => void;
}

/** What somebody typed into what nobody may write now: to be read and copied until it is thrown away. */
export function KeptText<Name extends string>({ parts, onThrowAway }: KeptTextProps<Name>) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  return (
    <Card>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Alert severity="warning" role="status">
          {t('desk.kept')}
        </Alert>
        {parts.map(({ name, text }) => (
          <div key={name}>
            <b>{label(name)}</b>
            <PartText name={name} text={text} />
          </div>
        ))}
        <Button variant="text" size="large" onClick={onThrowAway}>
          {t('desk.throwAway')}
        </Button>
      </Stack>
    </Card>
  );
}
