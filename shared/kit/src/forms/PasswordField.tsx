import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon, IconButton } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { Boxed, PasswordBox } from './field-styles.ts';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, which its owner may look at. */
export function PasswordField({ label, hint, error, required = true, name, id, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('shared');
  const [shown, setShown] = useState(false);
  const control = controlProps({ name, hint, error, required, id });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Boxed>
        <PasswordBox
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          name={name}
          type={shown ? 'text' : 'password'}
          dir="ltr"
        />
        <span data-end>
          <IconButton
            aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={22} />
          </IconButton>
        </span>
      </Boxed>
    </FieldFrame>
  );
}
