import { paths } from '@clinic/shared/routing';

/** A slide of the services carousel (S36). Its words are in the texts under `home.services.items.<id>`. */
export interface Service {
  id: 'consultation' | 'laboratory' | 'xray' | 'homeVisit' | 'dermatology' | 'motherhood' | 'physiotherapy';
  /** Drawing of 800 × 500 below the site's root. */
  picture: string;
  to: string;
}

export const services: readonly Service[] = [
  { id: 'consultation', picture: '/images/services/consultation.svg', to: paths.doctors() },
  { id: 'laboratory', picture: '/images/services/laboratory.svg', to: paths.laboratory() },
  { id: 'xray', picture: '/images/services/xray.svg', to: paths.xray() },
  { id: 'homeVisit', picture: '/images/services/home-visit.svg', to: paths.homeVisit() },
  {
    id: 'dermatology',
    picture: '/images/specialties/skin.svg',
    to: paths.speciality('dermatology_cosmetics_and_laser'),
  },
  { id: 'motherhood', picture: '/images/specialties/mother.svg', to: paths.speciality('obstetrics-gynecology') },
  {
    id: 'physiotherapy',
    picture: '/images/specialties/movement.svg',
    to: paths.speciality('physical-therapy-rehabilitation'),
  },
];
