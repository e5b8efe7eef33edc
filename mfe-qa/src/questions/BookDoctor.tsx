import type { MouseEvent } from 'react';
import type { Answer } from '@clinic/contracts/qa';
import { useBus } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Icon, LinkButton } from '@clinic/kit/ui';

/** Opens the booking wizard for the doctor over the page; without script it leads to the doctor's page. */
export function BookDoctor({ doctor }: { doctor: Pick<Answer['doctor_profile'], 'id' | 'slug_ar' | 'slug_en'> }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const bus = useBus();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bus.emit('booking/wizard.open@1', { doctor: doctor.id });
  };
  return (
    <LinkButton
      to={contentPaths.doctor(pick(doctor, 'slug', lang))}
      onClick={open}
      startIcon={<Icon name="calendar" size={20} />}
    >
      {t('answer.book')}
    </LinkButton>
  );
}
