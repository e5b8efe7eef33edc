/** Name of the field that people leave empty and robots fill in; what comes with it is thrown away with a friendly answer. */
export const honeypot = 'website';
