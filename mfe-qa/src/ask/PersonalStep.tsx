import { askHints, askLimits } from '@clinic/contracts/qa';
import { FormStack, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, useHydrated } from '@clinic/kit/ui';
import { ShortNote } from './ShortNote.tsx';
import type { AskForm } from './use-ask-form.ts';
import { useLeftFields } from './use-left-fields.ts';

interface PersonalStepProps {
  form: AskForm;
  /** Asks without a name after all. */
  onAnonymous: () => void;
}

/** Who asks, and where the news of an answer goes. */
export function PersonalStep({ form: { contact, type, field }, onAnonymous }: PersonalStepProps) {
  const { t } = useTranslation('qa');
  const hydrated = useHydrated();
  const { wasLeft, onBlur } = useLeftFields();
  return (
    <FormStack onBlur={onBlur}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          {...field('user_name')}
          hint={t('ask.nameHint')}
          value={contact.user_name}
          maxLength={askLimits.name}
          autoComplete="given-name"
          onChange={({ target }) => type({ user_name: target.value })}
        />
        <ShortNote text={contact.user_name} least={askHints.name} finished={wasLeft('user_name')}>
          {t('errors.nameTooShort')}
        </ShortNote>
      </Box>
      <TextField
        {...field('user_email')}
        type="email"
        hint={t('ask.emailHint')}
        value={contact.user_email}
        autoComplete="email"
        onChange={({ target }) => type({ user_email: target.value })}
      />
      <TextField
        {...field('user_phone')}
        type="tel"
        required={false}
        hint={t('ask.phoneHint')}
        value={contact.user_phone}
        maxLength={40}
        autoComplete="tel"
        onChange={({ target }) => type({ user_phone: target.value })}
      />
      {hydrated && (
        <Button variant="text" onClick={onAnonymous} sx={{ justifySelf: 'start' }}>
          {t('ask.mode.switch')}
        </Button>
      )}
    </FormStack>
  );
}
