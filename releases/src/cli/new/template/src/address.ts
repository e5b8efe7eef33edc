/** Where the one page of this remote is. */
export const address = '/template-name';
