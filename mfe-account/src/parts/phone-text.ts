/** A stored number as people write it: `+966500000011` is shown as `050 000 0011` (E6); others stay as they are. */
export function phoneText(phone: string): string {
  const parts = /^\+966(5\d)(\d{3})(\d{4})$/.exec(phone);
  return parts === null ? phone : `0${parts[1]} ${parts[2]} ${parts[3]}`;
}
