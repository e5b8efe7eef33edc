/**
 * What messages by WhatsApp and to browsers are addressed to in the outbox. A number is another address in WhatsApp than for
 * SMS: that a message came back there says nothing about the other.
 */
export const whatsappAddress = (phone: string) => `whatsapp:${phone}`;
export const pushAddress = (deviceId: number) => `push:${deviceId}`;

/** The number, or the id of the browser, that such an address names. */
export const nameIn = (address: string) => address.slice(address.indexOf(':') + 1);
