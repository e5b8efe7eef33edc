import { DeliveryFailed } from './channel.ts';

/** No account of WhatsApp has the number, or it cannot get messages of clinics. */
const noSuchNumber = new Set([131026]);

/**
 * What would end the same way again: templates that Meta does not have, has paused or that take other values (132xxx), values
 * that it does not take, numbers and people that it lets nobody write to. By the reference of error codes of the Cloud API.
 */
const forGood = new Set([
  ...[100, 130472, 130497, 131008, 131009, 131021, 131030, 131047, 131049, 131050, 131051, 131055],
  ...[132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018, 132068, 132069],
]);

/**
 * Why WhatsApp did not take or deliver a message. What it says of the clinic's account, token or rate says nothing about the
 * message: that is tried again.
 * @param code the number of the error; undefined where Meta names none
 * @param said how the failure is called in the outbox
 */
export function whatsappFailure(code: number | undefined, said: string): DeliveryFailed {
  const isAddress = code !== undefined && noSuchNumber.has(code);
  return new DeliveryFailed(said, isAddress || (code !== undefined && forGood.has(code)), isAddress);
}
