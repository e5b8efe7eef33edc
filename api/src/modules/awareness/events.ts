import type { AwarenessEvent } from '@clinic/contracts/content';
import type { LocalDate } from '@clinic/contracts/time';
import type { Span } from '../../content/awareness-rules.ts';
import { expandRule, lengthOf } from '../../content/awareness-rules.ts';

/** A rule of the clinic's awareness calendar (Q1). */
export interface AwarenessRule {
  readonly id: string;
  readonly name: string;
  readonly nameArabic: string;
  readonly durationType: AwarenessEvent['duration_type'];
  readonly rule: string;
  readonly weight: number;
  readonly validFromYear: number | null;
  readonly validToYear: number | null;
}

/** One time that a rule takes place. `id` is the rule and the year, with a count when the year has two of them. */
export interface Occurrence<R extends AwarenessRule = AwarenessRule> extends Span {
  readonly id: string;
  readonly rule: R;
}

/** What the rules give a year, by their first day. */
export function occurrencesIn<R extends AwarenessRule>(rules: readonly R[], year: number): Occurrence<R>[] {
  return rules
    .filter((rule) => year >= (rule.validFromYear ?? year) && year <= (rule.validToYear ?? year))
    .flatMap((rule) =>
      expandRule(rule.rule, year).map((span, index) => ({
        ...span,
        id: index === 0 ? `${rule.id}-${year}` : `${rule.id}-${year}-${index + 1}`,
        rule,
      })),
    )
    .sort((a, b) => compare(a.start, b.start) || byPriority(a, b));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const priority = { day: 1, week: 2, month: 3 } as const;

/** Order of S53: a day before a week before a month, then what is shorter, then the heavier, then by id. */
function byPriority(a: Occurrence, b: Occurrence): number {
  return (
    priority[a.rule.durationType] - priority[b.rule.durationType] ||
    lengthOf(a) - lengthOf(b) ||
    b.rule.weight - a.rule.weight ||
    compare(a.id, b.id)
  );
}

/** What takes place on a day, most important first: also what began in the year before. */
export function occurrencesOn<R extends AwarenessRule>(rules: readonly R[], today: LocalDate): Occurrence<R>[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((one) => occurrencesIn(rules, one))
    .filter(({ start, end }) => start <= today && today <= end)
    .sort(byPriority);
}

const raw = (date: LocalDate) => date.split('-').reverse().join('-');

/** The form of S55. `month`, `day` and `year` are those of the first day. */
export function presentEvent({ id, rule, start, end }: Occurrence): AwarenessEvent {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  return {
    id,
    name: rule.name,
    name_arabic: rule.nameArabic,
    start_date: start,
    end_date: end,
    start_date_raw: raw(start),
    end_date_raw: raw(end),
    duration_type: rule.durationType,
    month,
    day,
    year,
  };
}

type ByMonth = Record<string, AwarenessEvent[]>;

function monthsOf(events: readonly AwarenessEvent[]): ByMonth {
  const months: ByMonth = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`month_${String(index + 1).padStart(2, '0')}`, []]),
  );
  for (const event of events) months[`month_${String(event.month).padStart(2, '0')}`]?.push(event);
  return months;
}

/** The events of a year, grouped by duration and then by the month of their first day (S55). */
export function groupEvents(occurrences: readonly Occurrence[]): Record<AwarenessEvent['duration_type'], ByMonth> {
  const events = occurrences.map(presentEvent);
  const of = (type: AwarenessEvent['duration_type']) => monthsOf(events.filter((one) => one.duration_type === type));
  return { day: of('day'), week: of('week'), month: of('month') };
}
