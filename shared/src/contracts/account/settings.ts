/** What somebody agrees to or takes back, one by one (E8). */
export const consentKinds = ['terms', 'health-data', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];
