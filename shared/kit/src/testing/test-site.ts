import { socialNetworks } from '@clinic/contracts/host';
import type { Site } from '@clinic/contracts/host';

/** The site that a test's page belongs to: a clinic with every contact. */
export const testSite: Site = {
  origin: 'https://clinic.example',
  brand: {
    name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
    tagline: { ar: 'رعاية قريبة منك', en: 'Care close to you' },
    phone: '920000000',
    chat: 'https://chat.clinic.example/',
    healthCheckup: 'https://checkup.clinic.example/',
    bookingContact: 'https://booking.clinic.example/',
    email: 'hello@clinic.example',
    address: { ar: 'طريق الملك فهد، الرياض', en: 'King Fahd Road, Riyadh' },
    map: 'https://maps.clinic.example/',
    social: socialNetworks.map((network) => ({ network, url: `https://${network}.clinic.example/` })),
  },
};
