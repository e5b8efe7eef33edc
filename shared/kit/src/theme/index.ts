/** Theme of the site: for the host, which draws it once around everything. */
export { createClinicTheme } from './create-clinic-theme.ts';
export { createEmotionCache } from './emotion-cache.ts';
export { ClinicThemeProvider } from './ClinicThemeProvider.tsx';
export { colorSchemeAttribute, colorSchemes } from './color-schemes.ts';
