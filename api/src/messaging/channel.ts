import type { Lang } from '@clinic/contracts';
import type { ChannelName, MessageContent, Urgency } from './mail.ts';

/** A message on its way out. */
export interface OutgoingMessage extends MessageContent {
  /** Always the same for one message, however often it is tried. */
  readonly reference: string;
  readonly lang: Lang;
  readonly urgency: Urgency;
}

/** What takes messages to people. */
export interface Channel {
  readonly name: ChannelName;
  /** How many messages it takes at a time. */
  readonly atOnce: number;
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

  constructor(code: string, permanent: boolean) {
    super(code);
    this.code = code;
    this.permanent = permanent;
  }
}
