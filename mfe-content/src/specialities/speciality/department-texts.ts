import type { PageContent } from '@clinic/contracts/content';

/** What is written about a department beside what every speciality has. */
export type DepartmentTexts = Pick<PageContent, 'sections' | 'groups' | 'questions'>;

export const noTexts: DepartmentTexts = { sections: [], groups: [], questions: [] };
