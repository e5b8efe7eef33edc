import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { AppointmentDetails } from '@clinic/contracts/account';

export function meta({ data, lang, t }: MetaArgs<AppointmentDetails | null, 'account'>): ScreenMeta {
  return {
    title: data
      ? t('appointments.details.title', { doctor: pick(data.doctor, 'name', lang) })
      : t('appointments.missing.title'),
    noindex: true,
  };
}
