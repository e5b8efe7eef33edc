/** By what messages travel. */
export const channelNames = ['email', 'sms', 'whatsapp', 'push'] as const;
export type ChannelName = (typeof channelNames)[number];

/** The messages that have a template of their own in WhatsApp, where nothing else may be sent unasked. */
export const templateKinds = [
  ...['visit_booked', 'visit_confirmed', 'visit_rejected', 'visit_moved', 'visit_cancelled'],
  ...['visit_cancelled_by_clinic', 'visit_reminder', 'waitlist_offer', 'waitlist_offer_over', 'account_notice'],
] as const;
export type TemplateKind = (typeof templateKinds)[number];
