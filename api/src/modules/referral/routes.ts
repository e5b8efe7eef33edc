import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from '@clinic/contracts';
import { Received, AnswerReferral, ReferralOptionList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import { sendFormResponse, isTrapped, takeForm, honeypotField } from '../../http/form-post.ts';
import { languageOf } from '../../http/language.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { newReference } from '../../reference.ts';
import { presentReferralOption } from './present.ts';
import * as repo from './repo.ts';

/** A family shares an address, and each of them may answer (E7, made looser). */
const perAddress: Limit = { scope: 'referral', most: 10, minutes: 60 };

/** Fewer letters say nothing (S133). */
const shortestDetail = 5;

/** How visitors heard of the clinic. */
export async function referralRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, cipher } = services;
  const tags = ['forms'];

  app.get(
    '/api/referral-options',
    { schema: { tags, summary: 'How one may have heard of us', response: { 200: ReferralOptionList } } },
    async () => ({ data: (await repo.optionsInOrder(db)).map(presentReferralOption) }),
  );

  app.post(
    '/api/referral-answers',
    {
      schema: {
        tags,
        summary: 'Say how one heard of us',
        body: z.extend(AnswerReferral, honeypotField),
        response: { 201: Received },
      },
    },
    async (request, reply) => {
      const { option: value, custom: text = '', website } = request.body;
      const option = await repo.optionOf(db, value);
      if (!option) throw invalidField('option', 'referral.selectOption');
      if (option.isOther && Array.from(text).length < shortestDetail)
        throw invalidField('custom', 'referral.moreDetail');
      const custom = option.isOther ? text : null;
      const reference = newReference();
      const taken = await takeForm(services, request, {
        form: 'referral',
        status: 201,
        limit: perAddress,
        content: { value, custom },
        trapped: isTrapped({ website }),
        friendly: () => ({ data: { reference } }),
        store: async (tx, now) => {
          await repo.insertAnswer(tx, cipher, { reference, option: value, custom, lang: languageOf(request), now });
          return { data: { reference } };
        },
      });
      return sendFormResponse(reply, taken);
    },
  );
}
