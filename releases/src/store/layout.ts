import path from 'node:path';
import { ChannelName, CompositionId, ReleaseId } from '@clinic/shared/contracts/registry';
import * as z from 'zod/mini';
import { StoreError } from './errors.ts';

/** What an artifact is filed under: `host`, or the name of a remote. */
const ArtifactName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const PreviewId = z.string().check(z.regex(/^p-[0-9a-f]{32}$/));

/** Where things are below the store's directory. Every name is checked before it becomes part of a path. */
export interface Layout {
  root: string;
  artifacts: string;
  history: string;
  previewKey: string;
  artifact(name: string, release: string): string;
  composition(id: string): string;
  registry(channel: string): string;
  preview(id: string): string;
}

export function layoutOf(root: string): Layout {
  const artifacts = path.join(root, 'artifacts');
  return {
    root,
    artifacts,
    history: path.join(root, 'history.jsonl'),
    previewKey: path.join(root, '..', 'keys', 'preview.key'),
    artifact: (name, release) => path.join(artifacts, named(ArtifactName, name), named(ReleaseId, release)),
    composition: (id) => path.join(root, 'compositions', `${named(CompositionId, id)}.json`),
    registry: (channel) => path.join(root, 'registry', `${named(ChannelName, channel)}.json`),
    preview: (id) => path.join(root, 'previews', `${named(PreviewId, id)}.json`),
  };
}

/** Addresses of an artifact's files below the site's root. */
export function artifactUrl(name: string, release: string, file: string): string {
  return `/artifacts/${name}/${release}/${file}`;
}

/** Whether some text has the form of a preview's id. */
export function isPreviewId(text: string): boolean {
  return z.safeParse(PreviewId, text).success;
}

function named(schema: z.core.$ZodType<string>, text: string): string {
  const parsed = z.safeParse(schema, text);
  if (!parsed.success) throw new StoreError('invalid', `"${text}" is not a name the store can hold.`);
  return parsed.data;
}
