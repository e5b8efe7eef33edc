import { masked, personalDataIn } from '@clinic/contracts/qa';
import { Alert, fieldId } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';

interface PersonalDataNoteProps {
  /** Name of the field, which has the focus once the button is gone. */
  field: string;
  /** What was typed so far. */
  text: string;
  /** Given the text without what identifies somebody. */
  onMask: (text: string) => void;
}

/** Points out what would say to everybody who or where somebody is, and hides it when asked to. It stands in nobody's way. */
export function PersonalDataNote({ field, text, onMask }: PersonalDataNoteProps) {
  const { t } = useTranslation('qa');
  const found = personalDataIn(text);
  if (found.length === 0) return null;
  const kinds = [...new Set(found.map(({ kind }) => t(`guard.kinds.${kind}`)))];
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            onMask(masked(text, found));
            document.getElementById(fieldId(field))?.focus();
          }}
        >
          {t('guard.hide')}
        </Button>
      }
    >
      <b>{t('guard.found', { kinds: kinds.join(t('guard.comma')) })}</b> {t('guard.text')}
    </Alert>
  );
}
