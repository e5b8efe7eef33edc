import type { Finding, FindingKind, FoundPost, WaitingLine } from '@clinic/contracts/content/reports';

export const aFinding = (more: Partial<Finding> = {}): Finding => ({
  ...{ kind: 'review', reason: 'never-reviewed', lang: null, date: null, path: null },
  ...more,
});

export const aFoundPost = (id: number, ...findings: Finding[]): FoundPost => ({
  ...{ id, type: 'blog', title_ar: `مقال ${id}`, title_en: `Article ${id}`, live: true },
  findings: findings.length === 0 ? [aFinding()] : findings,
});

export const counts: Record<FindingKind, number> = { review: 12, 'no-reviewer': 1, language: 0, expiry: 1000, link: 2 };

export const aContentReport = (posts: readonly FoundPost[] = [aFoundPost(7)], next: number | null = null) => ({
  ...{ posts, next, counts },
});

export const aWaitingLine = (more: Partial<WaitingLine> = {}): WaitingLine => ({
  ...{ id: 3, name_ar: 'الجلدية', name_en: 'Dermatology', open: 4, oldest_at: '2026-11-19T07:00:00.000Z' },
  ...{ answered: 1200, median_hours: 3.5, p90_hours: 26 },
  ...more,
});

export const aQuestionsReport = (may_open: boolean, ...specialties: WaitingLine[]) => ({
  ...{ specialties, may_open, now: '2026-11-21T07:00:00.000Z' },
});
