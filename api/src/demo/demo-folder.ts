import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ContentInvalid } from '../content/content-invalid.ts';
import { QuestionGroupRecord } from '../content/collections/question-groups.ts';
import { schemaMistakes } from '../content/schema-mistakes.ts';
import { remarkLine, YamlSource } from '../content/yaml-source.ts';
import { PortraitRecord } from './portraits/features.ts';
import type { DemoQuestion } from './records.ts';
import { AccountsRecord, LeaveRecord, QuestionRecord, QueuedQuestionRecord } from './records.ts';

const demoFolder = fileURLToPath(new URL('../../demo/', import.meta.url));

/** A content folder with the demo clinic's specialities, doctors and specialities of questions. */
export const clinicFolder = join(demoFolder, 'clinic');

/** A content folder with everything else that an editor writes. */
export const contentFolder = join(demoFolder, 'content');

/** What a file of a folder holds. Throws {@link ContentInvalid} with the line and column of every mistake. */
export function readChecked<S extends z.ZodType>(folder: string, file: string, schema: S): z.infer<S> {
  const source = new YamlSource(file, readFileSync(join(folder, file), 'utf8'));
  if (source.mistakes.length > 0) throw new ContentInvalid(source.mistakes.map(remarkLine));
  const { value } = source;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ContentInvalid(
    schemaMistakes(parsed.error, value).map(({ path, what }) => {
      const inRecord = typeof path[0] === 'number' ? path.slice(1) : path;
      return remarkLine(source.remark(path, what, inRecord));
    }),
  );
}

/** Who can sign in to the demo clinic. */
export const readAccounts = () => readChecked(demoFolder, 'accounts.yaml', AccountsRecord);

/** When doctors are away. */
export const readLeave = () => readChecked(demoFolder, 'leave.yaml', z.array(LeaveRecord));

/** The specialities of questions, by group. */
export const readQuestionGroups = () => readChecked(clinicFolder, 'question-groups.yaml', z.array(QuestionGroupRecord));

/** Questions that wait for a moderator or a doctor. */
export const readModerationQueue = () =>
  readChecked(demoFolder, 'moderation-queue.yaml', z.array(QueuedQuestionRecord));

/** All other questions, in the order of their specialities. */
export function readQuestions(): DemoQuestion[] {
  const specialties = readQuestionGroups().flatMap((group) => group.qa_specialties);
  return specialties.flatMap(({ slug_en }) =>
    readChecked(demoFolder, `questions/${slug_en}.yaml`, z.array(QuestionRecord)).map((question) => ({
      ...question,
      qa_specialty: slug_en,
    })),
  );
}

/** What the portraits of doctors show. */
export const readPortraits = () => readChecked(demoFolder, 'portraits.yaml', z.array(PortraitRecord));
