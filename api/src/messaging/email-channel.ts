import nodemailer from 'nodemailer';
import type { ClinicIdentity } from '../settings/settings.ts';
import type { EmailSettings } from '../settings/message-settings.ts';
import type { Channel, OutgoingMessage } from './channel.ts';
import { DeliveryFailed } from './channel.ts';
import { emailHtml } from './email-html.ts';

/** Connections of the pool; one message goes over each at a time. */
const connections = 8;

/** All of them together end before an attempt does. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** No such mailbox, no such domain, a mailbox that has moved, a domain that takes no mail (RFC 3463, RFC 7505). */
const noSuchAddress = /^5\d\d[ -]5\.1\.(1|2|6|10)\b/;

/** The codes of an error of nodemailer: neither its text nor the reply of the server, which repeat addresses. */
function failureOf(error: unknown): DeliveryFailed {
  const { code, responseCode, permanent, command, response } = error as {
    code?: string;
    responseCode?: number;
    permanent?: boolean;
    command?: string;
    response?: string;
  };
  // A refused password says nothing about the message.
  const isOfMessage = code !== 'EAUTH' && command !== 'CONN';
  return new DeliveryFailed(
    [code ?? 'ESMTP', responseCode].filter((part) => part !== undefined).join(' '),
    permanent === true && isOfMessage,
    noSuchAddress.test(response ?? ''),
  );
}

function headersOf({ unsubscribeUrl, urgency }: OutgoingMessage): Record<string, string> {
  const ofEverything = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribeUrl === undefined) return ofEverything;
  return {
    ...ofEverything,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...(urgency === 'later' && { Precedence: 'bulk' }),
  };
}

/**
 * E-mail over SMTP. A message that fails after the server has it, before it says so, is sent again: it has the same Message-ID,
 * by which mailboxes recognise it.
 */
export function emailChannel({ url, from, dkim }: EmailSettings, clinic: ClinicIdentity): Channel {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox itself decides when something is tried again.
    maxRequeues: 0,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim !== null && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
  });

  return {
    name: 'email',
    atOnce: connections,
    async send(message, signal) {
      const { recipient, subject, body, html, preheader, lang, reference, invitation } = message;
      try {
        await transport.sendMail({
          from: { name: clinic.name[lang], address: from },
          to: { name: '', address: recipient },
          subject,
          text: body,
          html: emailHtml({ subject, body, html, preheader, lang, clinic: clinic.name[lang] }),
          messageId: `<${reference}@${domain}>`,
          headers: { 'Content-Language': lang, ...headersOf(message) },
          ...(invitation !== undefined && {
            icalEvent: { method: invitation.method, content: invitation.file, filename: 'appointment.ics' },
          }),
          signal,
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
