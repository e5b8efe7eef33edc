import { isCalendarDate } from '@clinic/contracts/time';

/** What an address may choose. What is malformed counts as not chosen. */
export interface ChoiceParams {
  specialty: number | null;
  doctor: number | null;
  date: string | null;
  time: string | null;
  branch: number | null;
  /** One of the doctor's kinds of visits. */
  kind: number | null;
  /** One of the account's family. That there is such a person is seen at the question whom the visit is for. */
  dependent: number | null;
}

const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** Reads `?specialty=&doctor=&date=&time=&branch=&kind=&dependent=`. */
export function choiceParams(search: URLSearchParams): ChoiceParams {
  const date = search.get('date');
  const time = search.get('time');
  return {
    specialty: idOf(search.get('specialty')),
    doctor: idOf(search.get('doctor')),
    branch: idOf(search.get('branch')),
    kind: idOf(search.get('kind')),
    dependent: idOf(search.get('dependent')),
    date: date !== null && /^\d{4}-\d\d-\d\d$/.test(date) && isCalendarDate(date) ? date : null,
    time: time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
  };
}
