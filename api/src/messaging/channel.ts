import type { Lang } from '@clinic/contracts';
import type { ChannelName, MessageContent, Urgency } from './mail.ts';

/** A message on its way out. */
export interface OutgoingMessage extends MessageContent {
  /** Always the same for one message, however often it is tried. */
  readonly reference: string;
  readonly lang: Lang;
  readonly urgency: Urgency;
  /** The how manieth attempt this is, from 1. */
  readonly attempt: number;
  /** When it is of no use any more. */
  readonly expiresAt: Date | null;
}

/** What takes messages to people. */
export interface Channel {
  readonly name: ChannelName;
  /** How many messages it takes at a time. */
  readonly atOnce: number;
  /** Whether it says only after it took a message whether that can be delivered: the message is kept so long. */
  readonly confirmsLater?: true;
  /** Sends one message, or throws {@link DeliveryFailed}. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Why a message could not be sent: a code without a word of the message or its recipient. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  readonly code: string;
  /** Whether trying again would end the same way. */
  readonly permanent: boolean;

  /** Whether nobody has the address or number. */
  readonly isAddress: boolean;

  constructor(code: string, permanent: boolean, isAddress = false) {
    super(code);
    this.code = code;
    this.permanent = permanent;
    this.isAddress = isAddress;
  }
}

/** A message that waits until there is room for it: that says nothing about the message. */
export class DeliveryWaits extends DeliveryFailed {
  /** After how many seconds it is tried again. */
  readonly seconds: number;

  constructor(code: string, seconds: number) {
    super(code, false);
    this.seconds = seconds;
  }
}

/** A recipient that was there when the message was queued, and is not any more: that is nothing that went wrong. */
export class RecipientGone extends DeliveryFailed {
  constructor() {
    super('gone', true);
  }
}
