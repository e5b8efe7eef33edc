import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  DescribePicture,
  LibraryPage,
  LibraryQuery,
  PictureDetailsResponse,
  PictureQuery,
  RemovePicture,
  UploadedPicture,
} from '@clinic/contracts/content/pictures';
import type { PictureDetails } from '@clinic/contracts/content/pictures';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { editorOf, editorsOnly } from '../content-desk/editors.ts';
import type { Editor } from '../content-desk/policy.ts';
import { recordRefusal } from '../moderation/refusals.ts';
import { describePicture, removePicture, uploadPicture } from './changes.ts';
import { pictureAt, searched, wholeLibrary } from './library.ts';
import { mayDelete, mayDescribe, mayWrite } from './policy.ts';
import { readUpload } from './read-upload.ts';
import * as repo from './repo.ts';

const perPage = 24;

/** More than anybody photographs in an hour; those that are refused cost work too. */
const uploads: Limit = { scope: 'picture-upload', most: 120, minutes: 60 };

/**
 * The picture library of the content desk: what lies below `/images/`, with what is known of it. Whoever writes uploads and
 * describes pictures; `policy.ts` says who deletes which.
 */
export async function pictureRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, files, clock } = services;
  instance.addHook('onRequest', editorsOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  // What is read says by itself when a file is too large.
  await app.register(multipart, { throwFileSizeLimit: false });
  const tags = ['content-desk'];

  async function detailsOf(editor: Editor, path: string): Promise<PictureDetails> {
    const found = await pictureAt(db, files, path);
    if (found === null) throw new ClinicError('NOT_FOUND');
    return {
      ...found.picture,
      uses: await repo.usesOf(db, path, editor),
      may_write: mayDescribe(editor, found.row?.uploadedById ?? null),
      may_delete: mayDelete(editor, path, found.row?.uploadedById ?? null),
    };
  }

  app.get(
    '/api/content-desk/pictures',
    {
      schema: {
        tags,
        summary: 'The pictures of the site, 24 a page, the last uploaded first',
        querystring: LibraryQuery,
        response: { 200: LibraryPage },
      },
    },
    async (request) => {
      const { search, page } = request.query;
      const found = searched(await wholeLibrary(db, files), search);
      return {
        data: {
          pictures: found.slice((page - 1) * perPage, page * perPage),
          ...{ page, total: found.length, per_page: perPage, may_write: mayWrite(editorOf(request, services)) },
        },
      };
    },
  );

  app.post(
    '/api/content-desk/pictures',
    {
      schema: {
        tags,
        summary: 'Upload a picture',
        description:
          'The file `picture`: JPEG, PNG, WebP or AVIF of at most 10 MB and 64 million pixels. The same file again is answered with the picture that it became.',
        consumes: ['multipart/form-data'],
        response: { 200: UploadedPicture, 201: UploadedPicture },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request, services);
      const call = { editor, requestId: request.id };
      if (!mayWrite(editor)) {
        await recordRefusal(services, {
          ...{ actor: editor, requestId: request.id, action: 'picture.uploaded', subject: 'pictures' },
        });
        throw new ClinicError('FORBIDDEN');
      }
      await countByAccount(db, uploads, request, editor.userId, clock());
      const data = await uploadPicture(services, call, await readUpload(request));
      return reply.code(data.existed ? 200 : 201).send({ data });
    },
  );

  app.get(
    '/api/content-desk/pictures/details',
    {
      schema: {
        tags,
        summary: 'A picture, and what shows it',
        querystring: PictureQuery,
        response: { 200: PictureDetailsResponse },
      },
    },
    async (request) => ({ data: await detailsOf(editorOf(request, services), request.query.path) }),
  );

  app.post(
    '/api/content-desk/pictures/details',
    {
      schema: {
        tags,
        summary: 'Say what a picture shows and which place of it stays in view',
        body: DescribePicture,
        response: { 200: PictureDetailsResponse },
      },
    },
    async (request) => {
      const editor = editorOf(request, services);
      await describePicture(services, { editor, requestId: request.id }, request.body);
      return { data: await detailsOf(editor, request.body.path) };
    },
  );

  app.post(
    '/api/content-desk/pictures/removals',
    {
      schema: {
        tags,
        summary: 'Delete an uploaded picture that nothing shows',
        body: RemovePicture,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request, services);
      await removePicture(services, { editor, requestId: request.id }, request.body.path);
      return reply.code(204).send(null);
    },
  );
}
