import { useTranslation } from '@clinic/kit/i18n';
import { Ltr } from '@clinic/kit/ui';

/** The account's e-mail address. Accounts whose address went to who proved it have none. */
export function OwnEmail({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return email === '' ? t('member.email.none') : <Ltr>{email}</Ltr>;
}
