import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The far side of the network: a service that speaks the protocol of LibreTranslate (https://docs.libretranslate.com). */
export interface Translator {
  readonly url: string;
  close: () => Promise<void>;
}

/** The mark that it leaves before the words of each text and each element. */
export const translated = { ar: 'بالعربية:', en: 'In English:' };

/** Opens a service that translates nothing and leaves a mark of the language that it was asked for. */
export async function openTranslator(): Promise<Translator> {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { q, target } = body as { q: string; target: keyof typeof translated };
      const mark = `${translated[target]} `;
      const translatedText = q.startsWith('<') ? q.replace(/>(?=[^<])/g, `>${mark}`) : mark + q;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ translatedText }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
