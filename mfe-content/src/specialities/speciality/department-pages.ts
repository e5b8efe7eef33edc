import { paths } from '@clinic/shared/routing';

interface DepartmentPage {
  /** Id of the written page of the department. */
  page: string;
  /** Address that tells the department's story, when that is a page of its own. */
  story?: string;
}

/** Departments that have a written page beside what every speciality has, by their English slug (S3, S143). */
export const departmentPages: Readonly<Record<string, DepartmentPage | undefined>> = {
  department_of_dentistry: { page: 'dentistry' },
  dermatology_cosmetics_and_laser: { page: 'dermatology', story: paths.dermatology() },
};
