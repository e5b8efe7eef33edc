/** Whether somebody is about to type: what stands in the fields is not replaced under their hands. */
export const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true;
