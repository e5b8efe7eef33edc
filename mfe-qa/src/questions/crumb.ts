import { shortened } from '../parts/shortened.ts';

/** Letters of the title that the breadcrumb shows. */
const crumbLength = 50;

/** A title as the last step of the breadcrumb. */
export const crumbOf = (title: string) => shortened(title, crumbLength);
