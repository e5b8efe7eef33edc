import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { anyPhone } from '@clinic/contracts';
import { Received } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import { unavailabilityOf } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import type { TakenForm } from '../../http/form-post.ts';
import { sendFormResponse, isTrapped, takeForm } from '../../http/form-post.ts';
import { languageOf } from '../../http/language.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { newReference } from '../../reference.ts';
import { cvStore } from './cv-store.ts';
import { notifyInbox } from './application-messages.ts';
import { readApplication } from './read-application.ts';
import * as repo from './repo.ts';

/** E7. */
const perAddress: Limit = { scope: 'application', most: 3, minutes: 24 * 60 };
/** Uploads that are refused cost work too. */
const uploads: Limit = { scope: 'application-upload', most: 20, minutes: 60 };

/** All CVs together take no more room than this. */
const mostBytes = 2 * 1024 ** 3;

/** Applications for a job (S16, S131). */
export async function applicationRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, cipher, mail } = services;
  const store = cvStore(services);
  // The store says by itself when a file is too large.
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post(
    '/api/jobs/:slug/applications',
    {
      schema: {
        tags: ['forms'],
        summary: 'Apply for a job',
        description: 'Fields `full_name`, `email`, `phone`, `address` and the file `cv`: a PDF of at most 5 MB.',
        consumes: ['multipart/form-data'],
        params: SlugParams,
        response: { 201: Received },
      },
    },
    async (request, reply) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const job = await repo.openJob(db, id === null ? { slug } : { id }, clinicToday(clock()));
      if (!job) throw new ClinicError('NOT_FOUND');
      await countFromNetwork(db, uploads, networkOf(request), clock());
      if ((await repo.bytesKept(db)) >= mostBytes) throw new ClinicError('MAINTENANCE');

      const { details: typed, cv, website } = await readApplication(request, store);
      const details = { ...typed, phone: anyPhone(typed.phone) ?? typed.phone };
      const reference = newReference();
      let taken: TakenForm;
      try {
        taken = await takeForm(services, request, {
          form: 'application',
          status: 201,
          limit: perAddress,
          content: { job: job.slug, details, cv: cv.sentSha256.toString('hex') },
          trapped: isTrapped({ website }),
          friendly: () => ({ data: { reference } }),
          store: async (tx, now) => {
            const lang = languageOf(request);
            await repo.insertApplication(tx, cipher, { reference, jobSlug: job.slug, details, cv, lang, now });
            await notifyInbox(tx, mail, { reference, title: job.title, details, now });
            return { data: { reference } };
          },
        });
      } catch (error) {
        // Where the database went away nobody knows whether it was stored: a file that no application has goes by itself.
        if (unavailabilityOf(error) === null) await store.remove(cv.name);
        throw error;
      }
      if (!taken.isStored) await store.remove(cv.name);
      return sendFormResponse(reply, taken);
    },
  );
}
