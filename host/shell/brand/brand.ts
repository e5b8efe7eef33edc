import type { Brand } from '@clinic/kit/routing';

/** The fictional clinic of the demonstration. Contacts come from the environment, see `server/settings.ts`. */
export const demoIdentity = {
  name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
  tagline: { ar: 'رعاية قريبة منك، وطمأنينة في كل زيارة', en: 'Care close to you, calm in every visit' },
} satisfies Pick<Brand, 'name' | 'tagline'>;
