/** The `onClose` of a dialog with fields: a press beside it must not discard what somebody typed, only Escape closes it. */
export const onEscape = (close: () => void) => (_event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
  if (reason === 'escapeKeyDown') close();
};
