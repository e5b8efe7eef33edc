/** Form fields with label, hint and error, loaded when the first form is. */
export {};
