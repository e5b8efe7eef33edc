import type { BookForPatient } from '@clinic/contracts/account';
import { contactPhone } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { covers } from '../../db/staff-limits.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { RepeatableRequest } from '../../http/idempotency.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import type { BookingForPatient } from '../appointments/for-patient.ts';
import { bookForPatientIn } from '../appointments/for-patient.ts';
import { callingPatient, ownPatient } from '../appointments/patient.ts';
import { claiming } from '../appointments/slot-claim.ts';
import { detailsOf, subjectOf } from './visit-actions.ts';
import { accountOf, patientRow } from './patient-repo.ts';
import type { Receptionist } from './policy.ts';
import { actorName } from './staff.ts';

type Caller = BookForPatient['patient'];

async function accountOfCaller(db: Queryable, caller: Caller) {
  if (caller.kind === 'person') {
    const phone = contactPhone(caller.phone);
    return phone === null ? undefined : accountOf(db, { name: caller.name, phone });
  }
  const account = await patientRow(db, caller.public_id);
  if (!account) throw invalidField('patient.public_id', 'validation.unknown');
  return account;
}

/**
 * Whom the visit is for. Who has an account gets it there, also when only name and number were typed: the same person does
 * not have two visits at once, however each was booked (E2).
 */
async function patientIn(
  db: Queryable,
  caller: Caller,
): Promise<Pick<BookingForPatient, 'patient' | 'userId' | 'lang'>> {
  const account = await accountOfCaller(db, caller);
  if (account) return { patient: ownPatient(account), userId: account.id, lang: account.lang };
  if (caller.kind === 'account') throw invalidField('patient.public_id', 'validation.unknown');
  const { name, phone, email, lang } = caller;
  const patient = callingPatient({ name, phone: contactPhone(phone), email: email === '' ? null : email });
  return { patient, userId: null, lang };
}

/**
 * Books for somebody on the telephone, confirmed at once (E10). Answers with the text of the response, so that a repeated
 * request gets the very same bytes (R5).
 */
export function bookByPhone(
  { db, clock, audit, mail }: Services,
  { staff, requestId }: { staff: Receptionist; requestId: string },
  { patient: caller, ...choice }: BookForPatient,
  repeatable: RepeatableRequest | null,
): Promise<{ answer: string; replayed: boolean }> {
  const now = clock();
  const action = async (tx: Tx): Promise<string> => {
    const booking = { choice, ...(await patientIn(tx, caller)), bookedBy: staff.userId, actor: actorName(staff) };
    const { appointment } = await bookForPatientIn(tx, { clock, mail }, booking);
    if (!covers(staff.limits, appointment)) throw new ClinicError('SLOT_NOT_OFFERED');
    const data = await detailsOf(tx, appointment.id, { staff, now });
    await audit.record(tx, {
      ...{ at: now, actor: staff, action: 'visit.booked', subject: subjectOf(appointment.id), requestId },
      details: { doctor: appointment.doctorId, account: booking.userId !== null },
    });
    return JSON.stringify({ data });
  };
  return claiming(db, { choice, userId: null, now, chooser: 'reception' }, () =>
    db.transaction(async (tx) =>
      repeatable
        ? withIdempotencyKey(tx, repeatable, `user:${staff.userId} book by telephone`, now, () => action(tx))
        : { answer: await action(tx), replayed: false },
    ),
  );
}
