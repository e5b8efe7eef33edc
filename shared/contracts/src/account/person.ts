import { clinicMobile, typedPhone } from '@clinic/contracts';

export { Email, PersonName } from '@clinic/contracts';

/** A mobile number of the clinic’s country in any written form; `clinicMobile` gives the one that is stored. */
export const Mobile = typedPhone(clinicMobile);
