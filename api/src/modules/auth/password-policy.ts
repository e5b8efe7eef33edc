import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Bilingual } from '@clinic/contracts';
import { passwordTooPersonal, weakestPassword } from '@clinic/contracts/account';
import { invalidField } from '../../http/errors.ts';

let guesser: Promise<ZxcvbnFactory> | undefined;

async function loadGuesser(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** How much of a password is looked at: guessing it all would keep the server busy for a long one. */
const looked = 40;

/**
 * Refuses a new password that is among the first guesses of everybody (a list of the 30,000 commonest, keyboard rows, dates
 * and their combinations), or that contains what is known of its owner (6.2.4). That it has the right signs is the
 * contract's to say.
 * @param owner e-mail address, mobile number in international form, name
 * @param clinic its name, whose words everybody here would try
 * @throws {ClinicError} VALIDATION of `password`
 */
export async function refusePoorPassword(password: string, owner: readonly string[], clinic: Bilingual): Promise<void> {
  if (passwordTooPersonal(password, owner)) throw invalidField('password', 'password.personal');
  guesser ??= loadGuesser();
  const names = `${clinic.ar} ${clinic.en}`.split(/\s+/);
  const { score } = (await guesser).check(password.slice(0, looked), [...owner, ...names]);
  if (score < weakestPassword) throw invalidField('password', 'password.common');
}
