import type { ActOnPost, DeskAction, DeskPostDetails } from '@clinic/contracts/content/desk';
import { clinicToday } from '@clinic/contracts/time';
import type { AuditedAction } from '../../audit.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { DeskCall, DocumentChange } from './document-change.ts';
import { changeDocument, factsFor } from './document-change.ts';
import { refusalOf } from './policy.ts';
import { languagesOfDocument } from './present.ts';
import { assertComplete, assertConfirmed, publishDocument, unpublishDocument } from './publish.ts';
import * as repo from './repo.ts';

type Details = NonNullable<AuditedAction['details']>;
type Perform = (change: DocumentChange, asked: ActOnPost, files: Services['files']) => Promise<Details>;

/** What every change of a state notes about itself. */
const by = ({ editor, now }: DocumentChange) => ({ updatedAt: now, updatedBy: editor.userId });

const keepRevision = ({ tx, document, editor, now }: DocumentChange, reason: 'submitted' | 'saved' | 'approved') =>
  repo.insertRevision(tx, document.id, {
    ...{ reason, content: document.content, machineTranslated: document.machineTranslated },
    ...{ createdAt: now, createdBy: editor.userId },
  });

/** A time that is still to come; null takes one away. */
function timeOf({ at }: ActOnPost, now: Date): Date | null {
  if (at === undefined) throw invalidField('at', 'validation.required');
  if (at === null) return null;
  const time = new Date(at);
  if (Number.isNaN(time.getTime()) || time <= now) throw invalidField('at', 'desk.wrong.pastTime');
  return time;
}

const publication = (change: DocumentChange) => ({ ...change, userId: change.editor.userId });

const performers: Record<DeskAction, Perform> = {
  async submit(change) {
    assertComplete(change.document.content);
    await keepRevision(change, 'submitted');
    await repo.updateDocument(change.tx, change.document.id, { state: 'in-review', note: null, ...by(change) });
    return {};
  },
  async return(change, { note = '' }) {
    await repo.updateDocument(change.tx, change.document.id, {
      ...{ state: 'draft', note: note === '' ? null : note, publishAt: null },
      ...by(change),
    });
    return {};
  },
  async approve(change) {
    const { tx, document, editor, now } = change;
    if (document.content.reviewer === null) throw invalidField('content.reviewer', 'validation.required');
    const content = { ...document.content, reviewed_on: clinicToday(now) };
    await repo.insertRevision(tx, document.id, {
      ...{ reason: 'approved', content, createdAt: now, createdBy: editor.userId },
    });
    await repo.updateDocument(tx, document.id, {
      ...{ content, state: 'approved', note: null, machineTranslated: [] },
      ...by(change),
    });
    return { reviewer: content.reviewer };
  },
  async publish(change, _asked, files) {
    await publishDocument(files, publication(change));
    return {};
  },
  async schedule(change, asked) {
    const { tx, document, now } = change;
    const at = timeOf(asked, now);
    assertComplete(document.content);
    assertConfirmed(document);
    await repo.updateDocument(tx, document.id, { state: 'approved', publishAt: at, ...by(change) });
    return { at: at?.toISOString() ?? null };
  },
  async expire(change, asked) {
    const at = timeOf(asked, change.now);
    await repo.updateDocument(change.tx, change.document.id, { expiresAt: at, ...by(change) });
    return { at: at?.toISOString() ?? null };
  },
  async unpublish(change) {
    await unpublishDocument(publication(change));
    return {};
  },
  async current(change, { lang }) {
    const { tx, document, published } = change;
    if (lang === undefined) throw invalidField('lang', 'validation.required');
    if (languagesOfDocument(document, published)[lang] !== 'outdated') throw new ClinicError('INVALID_TRANSITION');
    await repo.updateDocument(tx, document.id, {
      outdated: document.outdated.filter((one) => one !== lang),
      current: [...new Set([...document.current, lang])],
      ...by(change),
    });
    return { lang };
  },
  async discard(change) {
    const { tx, document, published } = change;
    if (published === null) throw new ClinicError('INVALID_TRANSITION');
    await keepRevision(change, 'saved');
    await repo.updateDocument(tx, document.id, {
      ...{ content: published, state: 'published', current: [], writers: [], note: null, publishAt: null },
      machineTranslated: [],
      ...by(change),
    });
    return {};
  },
  async delete(change) {
    if (change.published !== null) await unpublishDocument(publication(change));
    await repo.updateDocument(change.tx, change.document.id, {
      ...{ deletedAt: change.now, publishAt: null, expiresAt: null },
      ...by(change),
    });
    return { live: change.published !== null };
  },
  async recover(change) {
    await repo.updateDocument(change.tx, change.document.id, { deletedAt: null, state: 'draft', ...by(change) });
    return {};
  },
};

/** Names of the actions in the audit log. */
const auditNames: Record<DeskAction, string> = {
  submit: 'post.submitted',
  return: 'post.returned',
  approve: 'post.approved',
  publish: 'post.published',
  schedule: 'post.scheduled',
  expire: 'post.expiry-set',
  unpublish: 'post.unpublished',
  current: 'post.language-confirmed',
  discard: 'post.changes-discarded',
  delete: 'post.deleted',
  recover: 'post.recovered',
};

/** Moves a post on, if the caller may do that with it now. */
export function actOnPost(
  services: Services,
  call: DeskCall,
  action: DeskAction,
  asked: ActOnPost,
): Promise<DeskPostDetails> {
  const named = { version: asked.version, action: auditNames[action], publishes: action === 'publish' };
  return changeDocument(services, call, named, async (change) => {
    const { tx, editor, document, published } = change;
    const refusal = refusalOf(editor, await factsFor(tx, editor, document, published), action);
    if (refusal !== null) throw new ClinicError(refusal);
    return { details: await performers[action](change, asked, services.files) };
  });
}
