/** Stands in an address for a record that is not there yet; no id has such a letter. */
export const newRecord = '+new';
