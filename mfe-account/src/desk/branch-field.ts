/** The hidden field of a form with several times that says in which branch one of them is. */
export const branchField = (time: string) => `branch_id.${time}`;
