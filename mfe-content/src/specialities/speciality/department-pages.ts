import * as contentPaths from '@clinic/contracts/content/paths';
import { skinDepartment, skinHours } from '../../parts/skin-department.ts';

interface DepartmentPage {
  /** Id of the written page of the department. */
  page: string;
  /** Address that tells the department's story, when that is a page of its own. */
  story?: string;
  /** Ids of the departments whose opening hours it keeps, when they are not those of the clinic. */
  hours?: readonly string[];
}

/** Departments that have a written page beside what every speciality has, by their English slug. */
export const departmentPages: Readonly<Record<string, DepartmentPage | undefined>> = {
  department_of_dentistry: { page: 'dentistry' },
  [skinDepartment]: { page: 'dermatology', story: contentPaths.dermatology(), hours: [skinHours] },
};
