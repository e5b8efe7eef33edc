import { roles } from '@clinic/contracts';
import type { FindingKind } from '@clinic/contracts/content/reports';
import { findingKinds, reportNames } from '@clinic/contracts/content/reports';

export type ReportName = (typeof reportNames)[number];

/** The reports that a role reads: who answers or moderates questions reads about them alone. */
export const reportsOf = (role: number | undefined): readonly ReportName[] =>
  role === roles.doctor || role === roles.moderator ? ['questions'] : reportNames;

/** What the address asks for. */
export interface ReportsAddress {
  report: ReportName;
  /** Null for every kind. */
  finding: FindingKind | null;
  /** The post before which the part begins; null for the first part. */
  before: number | null;
}

/** Reads the address; whatever it does not understand, or the role does not read, counts as not said. */
export function reportsAddress(query: URLSearchParams, role: number | undefined): ReportsAddress {
  const own = reportsOf(role);
  const before = query.get('before') ?? '';
  return {
    report: own.find((name) => name === query.get('report')) ?? own[0] ?? 'content',
    finding: findingKinds.find((kind) => kind === query.get('finding')) ?? null,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The same as `paths.contentReports` wants it: what is usual is left out. */
export const inAddress = ({ report, finding, before }: ReportsAddress) => ({
  report: report === 'content' ? undefined : report,
  finding: finding ?? undefined,
  before: before ?? undefined,
});
