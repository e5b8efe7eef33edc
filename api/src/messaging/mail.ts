import type { Lang } from '@clinic/contracts';
import type { Tx } from '../db/database.ts';
import type { ChannelName, TemplateKind } from '../settings/channel-names.ts';
import type { ClinicIdentity } from '../settings/settings.ts';

export { channelNames, templateKinds } from '../settings/channel-names.ts';
export type { ChannelName, TemplateKind };

/**
 * `now`: somebody waits for it, or may be in danger. `soon`: about something that just happened. `later`: may wait for
 * everything else, and for the day.
 */
export type Urgency = 'now' | 'soon' | 'later';

/** An entry for a calendar that an e-mail carries. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly file: string;
}

/** A template with what is put into it. */
export interface TemplateMessage {
  readonly kind: TemplateKind;
  /** For `{{1}}`, `{{2}}` and so on of its body. */
  readonly values: readonly string[];
  /** For `{{1}}` at the end of the address behind its button, without a slash before it. */
  readonly link?: string;
}

/** What is sent, and to whom. */
export interface MessageContent {
  /** An e-mail address, a number, or what `addresses.ts` makes of either. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /**
   * What an e-mail says with headings, pictures and links, sanitised and with its styles: it takes the place of `body` in the
   * frame of every e-mail; `body` is then the text for mailboxes that show none.
   */
  readonly html?: string;
  /** What mailboxes show behind the subject, where it is not the beginning of the message. */
  readonly preheader?: string;
  /** Ends a subscription by a POST without a word (RFC 8058); newsletters have it. */
  readonly unsubscribeUrl?: string;
  readonly invitation?: Invitation;
  /** What WhatsApp sends; only messages to it have one. */
  readonly template?: TemplateMessage;
  /** The path that a notification opens; only those have one. */
  readonly path?: string;
}

/** The same message by another channel, sent when this one cannot be delivered. */
export interface Alternative extends MessageContent {
  readonly channel: ChannelName;
}

/** A message to a person. A message that is queued twice under one dedupe key is sent once. */
export interface Message extends MessageContent {
  /** Names no person: it is kept in the clear. */
  readonly dedupeKey: string;
  readonly channel: ChannelName;
  readonly lang: Lang;
  readonly createdAt: Date;
  /** The account that it is for; its messages are deleted with it. */
  readonly userId?: number | null;
  /** `soon` unless told otherwise. */
  readonly urgency?: Urgency;
  /** When it is of no use any more; three days after it was queued unless told otherwise. */
  readonly expiresAt?: Date;
  /** Tried although an earlier message to the same address came back: there is no other way, and nobody to be asked for one. */
  readonly alwaysTried?: boolean;
  readonly alternatives?: readonly Alternative[];
}

/** What is known when a way is looked for. */
export interface Ways {
  /** Channels that the recipient chose. */
  readonly chosen: readonly ChannelName[];
  /** Channels by which the recipient can be reached. */
  readonly possible: readonly ChannelName[];
  /** It goes by every channel that was chosen, whatever the settings say. */
  readonly urgent: boolean;
  /** It goes by more than a notification, which nobody may see. */
  readonly mustArrive: boolean;
}

/** Which ways a message goes. */
export interface Route {
  /** It goes by all of these. */
  readonly by: readonly ChannelName[];
  /** When it cannot be delivered so, it goes by these, one after the other. */
  readonly instead: readonly ChannelName[];
}

/** Where messages go: always inside the transaction of the change that causes them. */
export interface Mail {
  /** Where links in messages lead, without a slash at the end: a bare path cannot be pressed in an SMS. */
  readonly origin: string;
  /** Whose name invitations bear; without its e-mail address there are none. */
  readonly clinic?: ClinicIdentity;
  queue(tx: Tx, message: Message): Promise<void>;
  /** Those of some addresses and numbers to which the last message came back; none where it is left out. */
  readonly unreachableAmong?: (tx: Tx, recipients: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * The way of a message to somebody who chose some of the channels by which they can be reached; by all that they chose where
   * it is left out.
   */
  readonly routeOf?: (ways: Ways) => Route;
}
