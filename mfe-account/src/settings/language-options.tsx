/** Each language under its own name and in its own voice, for those who cannot read the other. */
export const languageOptions = [
  { value: 'ar', label: <span lang="ar">العربية</span> },
  { value: 'en', label: <span lang="en">English</span> },
];
