/**
 * The fictional clinic of the demonstration: what a server in demo mode is called where its settings say nothing. Its numbers
 * and addresses belong to nobody (`.example` is reserved).
 */
export const demoClinic = {
  name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
  address: { ar: 'طريق الملك فهد، حي العليا، الرياض', en: 'King Fahd Road, Al Olaya, Riyadh' },
  phone: '920000000',
  email: 'hello@nabd.example',
  site: 'https://nabd.example/',
  /** One of its other sites, such as that of the chat. */
  siteNamed: (name: string) => `https://${name}.nabd.example/`,
} as const;
