import { pick } from '@clinic/shared/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import type { AppointmentDetails } from '@clinic/shared/contracts/account';

export function meta({ data, lang, t }: MetaArgs<AppointmentDetails | null>): ScreenMeta {
  return {
    title: data
      ? t('appointments.details.title', { doctor: pick(data.doctor, 'name', lang) })
      : t('appointments.missing.title'),
    noindex: true,
  };
}
