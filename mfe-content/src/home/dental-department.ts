/** English slug of the dental department (S3, S143). */
export const dentalDepartment = 'department_of_dentistry';
