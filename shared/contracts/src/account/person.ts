import { saudiMobile, typedPhone } from '@clinic/contracts';

export { Email, PersonName } from '@clinic/contracts';

/** A Saudi mobile in any written form; `saudiMobile` gives the one that is stored. */
export const Mobile = typedPhone(saudiMobile);
