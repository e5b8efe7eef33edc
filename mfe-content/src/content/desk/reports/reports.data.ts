import type { z } from '@clinic/contracts';
import { ContentReport, QuestionsReport, ReadingReport, SearchesReport } from '@clinic/contracts/content/reports';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, sessionKnown } from '@clinic/kit/session';
import type { ReportName, ReportsAddress } from './reports-address.ts';
import { reportsAddress, reportsOf } from './reports-address.ts';
import { whyNoList } from '../../../parts/desk/why-nothing.ts';

export type ContentReportData = z.infer<typeof ContentReport>['data'];
export type QuestionsReportData = z.infer<typeof QuestionsReport>['data'];
export type SearchesReportData = z.infer<typeof SearchesReport>['data'];
export type ReadingReportData = z.infer<typeof ReadingReport>['data'];

type FoundReport =
  | { name: 'content'; data: ContentReportData }
  | { name: 'questions'; data: QuestionsReportData }
  | { name: 'searches'; data: SearchesReportData }
  | { name: 'reading'; data: ReadingReportData };

export interface ReportsData {
  address: ReportsAddress;
  /** Those that the role reads. */
  reports: readonly ReportName[];
  /** The report, or why there is none: the role was changed meanwhile, or it could not be loaded. */
  found: FoundReport | 'refused' | 'failed';
}

async function read(address: ReportsAddress, signal: AbortSignal): Promise<FoundReport> {
  const { report: name, finding, before } = address;
  if (name === 'questions')
    return { name, data: (await api.get('/api/reports/questions', QuestionsReport, { signal })).data };
  if (name === 'searches')
    return { name, data: (await api.get('/api/reports/searches', SearchesReport, { signal })).data };
  if (name === 'reading')
    return { name, data: (await api.get('/api/reports/reading', ReadingReport, { signal })).data };
  const query = { finding: finding ?? undefined, before: before ?? undefined };
  return { name, data: (await api.get('/api/reports/content', ContentReport, { query, signal })).data };
}

/** The report that the address asks for. */
export async function loader({ request }: ScreenArgs): Promise<ReportsData> {
  const role = (await sessionKnown()).user?.role;
  const address = reportsAddress(new URL(request.url).searchParams, role);
  const reports = reportsOf(role);
  try {
    return { address, reports, found: await memberCall(request, () => read(address, request.signal)) };
  } catch (error) {
    return { address, reports, found: whyNoList(error) };
  }
}
