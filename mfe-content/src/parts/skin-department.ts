/** English slug of the skin department, to which its own page and its tips lead. */
export const skinDepartment = 'dermatology_cosmetics_and_laser';

/** Id of the skin department among the opening hours. */
export const skinHours = 'dermatology';
