import type { Merged, PartsOf } from './merge-parts.ts';
import type { TypedDrafts } from './typed-drafts.ts';

/** Something that colleagues write at the desk, over the version that each of them saw. */
export interface Written<Content> {
  readonly id: number;
  readonly version: number;
  readonly content: Content;
  readonly may_write: boolean;
}

/** How such a thing is read, saved and put together. */
export interface WrittenBy<Thing, Content, Name extends string, Value> {
  readonly drafts: TypedDrafts<Content>;
  readonly merged: (base: Content, mine: Content, theirs: Content) => Merged<Content, Name>;
  readonly parts: PartsOf<Content, Name, Value>;
  readonly read: (id: number) => Promise<Thing>;
  /** Saves over the version of `before`; with `keep` somebody pressed the button. */
  readonly save: (before: Thing, content: Content, keep: boolean) => Promise<{ thing: Thing; removed: string[] }>;
}

/** What two people changed at once. */
export interface WrittenConflict<Thing, Name extends string> {
  theirs: Thing;
  parts: Name[];
}

/** What somebody typed into a thing that nobody may write now, and the parts in which it is another text. */
export interface KeptWriting<Content, Name extends string> {
  content: Content;
  names: Name[];
}

/** What a thing is shown with. */
interface Beginning<Thing, Content, Name extends string> {
  content: Content;
  /** Whether some of the content was typed before, and is not saved. */
  isRestored: boolean;
  conflict: WrittenConflict<Thing, Name> | null;
  kept: KeptWriting<Content, Name> | null;
}

/** Whether two contents have the same in each part. */
export const isSameIn = <Content, Name extends string, Value>(
  { names, partOf }: PartsOf<Content, Name, Value>,
  one: Content,
  other: Content,
): boolean => names.every((name) => partOf(one, name) === partOf(other, name));

/** The first content of the fields: what was typed before a reload, put together with what others saved since. */
export function beginning<Thing extends Written<Content>, Content, Name extends string, Value>(
  thing: Thing,
  owner: string,
  { drafts, merged, parts }: WrittenBy<Thing, Content, Name, Value>,
): Beginning<Thing, Content, Name> {
  const blank = { content: thing.content, isRestored: false, conflict: null, kept: null };
  const draft = drafts.find(thing.id, owner);
  if (draft === null) return blank;
  const { content, conflicts } = merged(draft.base, draft.typed, thing.content);
  const names = parts.names.filter((name) => parts.partOf(content, name) !== parts.partOf(thing.content, name));
  if (names.length === 0) {
    // It was saved, though nobody here heard of it: later it would come back over what colleagues write since.
    drafts.forget(thing.id);
    return blank;
  }
  if (!thing.may_write) return { ...blank, kept: { content, names } };
  return {
    content,
    isRestored: true,
    conflict: conflicts.length > 0 ? { theirs: thing, parts: conflicts } : null,
    kept: null,
  };
}
