import { randomBytes } from 'node:crypto';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import type { Moderation } from '../../testing/moderation.ts';
import { heldForDanger, useModeration } from '../../testing/moderation.ts';
import { encryptContact } from '../asking/contact.ts';

const email = 'nora@mail.example';
const phone = '+966551234567';

describe.each(engines)('reaching an asker who may be in danger on %s', (engine) => {
  const moderation = useModeration(engine);
  const contactOf = (id: number, as: keyof Moderation['people'] = 'moderator') =>
    moderation.get(`questions/${id}/contact`, moderation.people[as]);
  const reachable = async (id: number) =>
    (await moderation.get(`questions/${id}`, moderation.people.moderator)).json<{ data: { reachable: boolean } }>().data
      .reachable;

  test('a press reads the number, and the log has who read whose, once, and never the number', async () => {
    const { id } = await moderation.aNamedQuestion(email, heldForDanger);
    expect(await reachable(id)).toBe(true);
    expect((await contactOf(id)).json()).toEqual({ data: { phone, email: null } });
    await contactOf(id);
    const { id: actorId } = moderation.people.moderator;
    const log = await moderation.actions(id);
    expect(log.filter(({ action }) => action === 'question.contact-read')).toEqual([
      { action: 'question.contact-read', result: 'done', actorId, details: {} },
    ]);
    expect(JSON.stringify(log)).not.toContain(phone.slice(-8));
  });

  test('without a number the address is given', async () => {
    const trackingHash = randomBytes(32);
    const contactEnc = encryptContact(moderation.clinic.cipher, trackingHash, { email, phone: null });
    const { id } = await moderation.aNamedQuestion(email, { ...heldForDanger, trackingHash, contactEnc });
    expect((await contactOf(id)).json()).toEqual({ data: { phone: null, email } });
  });

  test('what nobody can call is given as it was written, with the address; what can be called, in its normal form', async () => {
    const asked = async (written: string) => {
      const trackingHash = randomBytes(32);
      const contactEnc = encryptContact(moderation.clinic.cipher, trackingHash, { email, phone: written });
      return moderation.aNamedQuestion(email, { ...heldForDanger, trackingHash, contactEnc });
    };
    const none = await asked('لا يوجد');
    expect((await contactOf(none.id)).json()).toEqual({ data: { phone: 'لا يوجد', email } });
    const spaced = await asked('٠٥٥ ١٢٣ ٤٥٦٧');
    expect((await contactOf(spaced.id)).json()).toEqual({ data: { phone, email: null } });
  });

  test('no list and no page of the desk has it, and the history does not name the reading', async () => {
    const { id } = await moderation.aNamedQuestion(email, heldForDanger);
    await contactOf(id);
    for (const path of ['questions?list=review', 'questions?list=waiting', `questions/${id}`]) {
      const { body } = await moderation.get(path, moderation.people.moderator);
      expect(body).toContain('"red-flag"');
      for (const secret of [phone.slice(-8), email, 'contact-read']) expect(body).not.toContain(secret);
    }
  });

  test('403: of a question without signs of danger, or once it is published, and the attempt is in the log', async () => {
    const quiet = await moderation.aNamedQuestion(email);
    const published = await moderation.aNamedQuestion(email, heldForDanger);
    await moderation.act(moderation.people.moderator, published.id, 'visibility', { visibility: 'public' });
    for (const { id } of [quiet, published]) {
      expect(await reachable(id)).toBe(false);
      expect(refusalIn(await contactOf(id))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect((await moderation.actions(id)).at(-1)).toMatchObject({
        action: 'question.contact-read',
        result: 'refused',
      });
    }
  });

  test('404: of an anonymous asker there is nothing to read', async () => {
    const { id } = await moderation.aQuestion(heldForDanger);
    expect(await reachable(id)).toBe(false);
    expect(refusalIn(await contactOf(id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
