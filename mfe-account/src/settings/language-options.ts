/** Each language under its own name, for those who cannot read the other. */
export const languageOptions = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
];
