/**
 * What messages by WhatsApp and to browsers are addressed to in the outbox. A number is another address in WhatsApp than for
 * SMS: that a message came back there says nothing about the other.
 */
export const whatsappAddress = (phone: string) => `whatsapp:${phone}`;
export const pushAddress = (deviceId: number) => `push:${deviceId}`;

/** The number, or the id of the browser, that such an address names. */
export const nameIn = (address: string) => address.slice(address.indexOf(':') + 1);

const released = '@released.invalid';

/** Stands for the address of an account whose address went to somebody who proved it. Nobody has its domain (RFC 2606). */
export const releasedAddress = (publicId: string) => `released-${publicId}${released}`;

/** The e-mail address by which an account can be written to; null while it has none. */
export const mailAddressOf = ({ email }: { readonly email: string }): string | null =>
  email.endsWith(released) ? null : email;
