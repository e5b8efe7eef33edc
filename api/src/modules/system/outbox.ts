import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { escapeHtml } from '../../messaging/email-html.ts';
import type { ReadableMessage } from '../../messaging/outbox.ts';
import { latestMessages } from '../../messaging/outbox.ts';

const shown = 100;

const escaped = (text: string | null) => (text === null ? '–' : escapeHtml(text));

function article(row: ReadableMessage): string {
  const direction = row.lang === 'ar' ? 'rtl' : 'ltr';
  return `<article lang="${row.lang}" dir="${direction}">
<h2>${escaped(row.subject)}</h2>
<p><bdi dir="ltr">${escaped(row.recipient)}</bdi> · ${escaped(row.channel)} · ${escaped(row.state)} ·
<time datetime="${row.createdAt.toISOString()}">${row.createdAt.toISOString()}</time></p>
<pre>${escaped(row.body)}</pre>
</article>`;
}

/** The newest messages; of those that were sent or have expired, what is left. Registered in demo mode only. */
export async function outboxRoutes(app: FastifyInstance, { db, cipher }: Services): Promise<void> {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const rows = await latestMessages(db, cipher, shown);
    if (!request.headers.accept?.includes('text/html')) return { data: rows };
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>
<h1>Outbox</h1>${rows.map(article).join('\n') || '<p>No messages yet.</p>'}</html>`);
  });
}
