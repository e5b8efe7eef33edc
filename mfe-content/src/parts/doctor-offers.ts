import type { IconName } from '@clinic/shared/ui';

/** A promotion that belongs to a doctor (S38). Its words are in the texts under `offers.<id>`. */
export interface DoctorOffer {
  id: 'orthodontics' | 'obstetrics' | 'premarital';
  doctor: number;
  icon: IconName;
  /** How much the offer stands out beside the others. */
  style: 'deep' | 'soft' | 'sand';
}

/** S38, S142, Q13: 58 dental, 67 obstetrics and gynaecology, 1080 pre-marital examination. */
export const doctorOffers: readonly DoctorOffer[] = [
  { id: 'premarital', doctor: 1080, icon: 'heart', style: 'deep' },
  { id: 'orthodontics', doctor: 58, icon: 'tooth', style: 'soft' },
  { id: 'obstetrics', doctor: 67, icon: 'mother', style: 'sand' },
];
