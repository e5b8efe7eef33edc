import type { TickerItem } from '@clinic/contracts/content';
import type { Occurrence } from './events.ts';
import type * as repo from './repo.ts';

type Rule = Awaited<ReturnType<typeof repo.activeRules>>[number];
type Notice = Awaited<ReturnType<typeof repo.noticesOn>>[number];

export function presentNotice(notice: Notice): TickerItem {
  return {
    id: `notice-${notice.id}`,
    badge: 'urgent',
    name_ar: notice.textAr,
    name_en: notice.textEn,
    start_date: notice.startsOn,
    end_date: notice.endsOn,
    link: notice.link,
  };
}

const badges = { day: 'today', week: 'week', month: 'month' } as const;

export function presentOccurrence({ id, rule, start, end }: Occurrence<Rule>): TickerItem {
  return {
    id,
    badge: badges[rule.durationType],
    name_ar: rule.nameArabic,
    name_en: rule.name,
    start_date: start,
    end_date: end,
    link: rule.specialtySlug === null ? null : `/specialities/${encodeURIComponent(rule.specialtySlug)}`,
  };
}
