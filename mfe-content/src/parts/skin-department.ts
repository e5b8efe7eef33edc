/** English slug of the skin department (S3), to which its own page and its tips lead. */
export const skinDepartment = 'dermatology_cosmetics_and_laser';

/** Id of the skin department among the opening hours (S141). */
export const skinHours = 'dermatology';
