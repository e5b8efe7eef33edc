/** Set by the host's server for who gave the key of the composition lens: pages of production then load it. */
export const lensCookie = 'clinic_lens';
