import type { z } from '@clinic/contracts';
import type { AuditRow, DeskQuestion, DeskQuestionDetails } from '@clinic/contracts/qa';
import { presentQuestion } from '../questions/present.ts';
import type { AuditPageRow } from './audit-repo.ts';
import type { Staff } from './policy.ts';
import { claimantOf, isAnswerable, mayAnswer, mayModerate, mayReach } from './policy.ts';
import type { ModerationRow, WholeQuestion } from './question-repo.ts';

/** Who reads it, and when. */
export interface Reader {
  readonly staff: Staff;
  readonly now: Date;
}

/** A question in a list for the staff. */
export function presentForModeration(row: ModerationRow, { staff, now }: Reader): DeskQuestion {
  const { visibility, flags, takenUntil } = row.question;
  const claimant = claimantOf(row.question, now);
  const isClaimed = claimant !== null && takenUntil !== null;
  return {
    ...presentQuestion(row),
    visibility,
    flags,
    reports_count: row.openReports,
    claim: isClaimed
      ? {
          by_me: claimant === staff.userId,
          name: row.claimant ?? '',
          until: takenUntil.toISOString(),
          seconds_left: Math.ceil((takenUntil.getTime() - now.getTime()) / 1000),
        }
      : null,
  };
}

const closingOf = ({ closedReason, closedNote, duplicateOf }: ModerationRow['question']) =>
  closedReason && { reason: closedReason, note: closedNote, duplicate_of: duplicateOf };

const revisionOf = ({
  content,
  atHome,
  comeIn,
  emergency,
  editedBy,
  editedAt,
}: WholeQuestion['revisions'][number]) => ({
  answer_content: content,
  at_home: atHome,
  come_in: comeIn,
  emergency,
  edited_by: editedBy,
  edited_at: editedAt.toISOString(),
});

/** One question for the staff, whole. */
export function presentWhole(row: WholeQuestion, reader: Reader): DeskQuestionDetails {
  const isTheirs = mayAnswer(reader.staff, row.question);
  return {
    ...presentForModeration(row, reader),
    original: row.question.redacted ? { readable: isTheirs } : null,
    reachable: row.question.hasContact && mayReach(reader.staff, row.question),
    tags: row.tags.map(({ tag }) => tag),
    additions: row.additions.map(({ id, content, createdAt, isPublic }) => ({
      id,
      content,
      created_at: createdAt.toISOString(),
      is_public: isPublic,
    })),
    closed: closingOf(row.question),
    reports: row.reports.map(({ id, reason, note, createdAt }) => ({
      id,
      reason,
      note,
      created_at: createdAt.toISOString(),
    })),
    revisions: row.revisions.map(revisionOf),
    acts: row.acts.map(({ action, by, at }) => ({ action, by, at: at.toISOString() })),
    may: {
      answer: isTheirs && isAnswerable(row.question),
      edit: isTheirs && row.question.status === 'answered',
      moderate: mayModerate(reader.staff),
    },
  };
}

/** A row of the audit log, as admins see it. */
export const presentAuditRow = ({ at, actorId, actorRole, ...row }: AuditPageRow): z.infer<typeof AuditRow> => ({
  ...row,
  at: at.toISOString(),
  actor_id: actorId,
  actor_role: actorRole,
});
