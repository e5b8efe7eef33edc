/** English slug of the dental department. */
export const dentalDepartment = 'department_of_dentistry';
