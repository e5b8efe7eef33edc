import { setTimeout as pause } from 'node:timers/promises';
import type { Lang } from '@clinic/contracts';
import { until } from '../site/processes.ts';
import { isBusy, send } from './client.ts';
import type { Patient } from './clinic.ts';
import type { Answer } from './client.ts';

/** Pages that do without what cannot be had, and one that cannot. */
const paths = ['/', '/about', '/specialities/department_of_dentistry', '/doctors', '/qa'];
const langs: readonly Lang[] = ['ar', 'en'];
/** The addresses that visitors read. */
export const addresses = paths.flatMap((path) => langs.map((lang) => `${path}?lang=${lang}`));

/** As much of a page has to be there as this share of what it was; its texts change a little from one to the next. */
const wholeShare = 0.9;
const restMs = 50;
/** A page that lacked something is whole again within so long after the fault, in milliseconds. */
const healedWithin = 60_000;

/** How much there is of a page. */
interface Measure {
  readonly text: number;
  readonly links: number;
  readonly hasTicker: boolean;
}

/** Patients of a clinic of these rows have such names and addresses. */
const ofAPatient = /Patient \d|chaos\d+@/;

function measure(html: string): Measure {
  const body = html.replace(/^[\s\S]*<body>/, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return {
    text: body.replace(/<[^>]+>/g, '').length,
    links: body.match(/<a /g)?.length ?? 0,
    hasTicker: body.includes('data-badge='),
  };
}

/** What somebody got who asked for a page: `aged` says of which time it is. Everything else is a word for what is wrong. */
export type Decision = 'whole' | 'aged' | 'refused' | 'no answer' | `wrong: ${string}`;

/** Judges an answer by the page as it is while all is well. */
export function judge(answer: Answer, good: Measure): Decision {
  // A server that ends says so to what was on its way, in Fastify's words: a moment later nobody is there.
  const isEnding = answer.status === 503 && answer.body.startsWith('{"error":"Service Unavailable"');
  if (answer.status === 0 || isEnding) return 'no answer';
  if (isBusy(answer)) return 'refused';
  if (answer.status !== 200) return `wrong: ${answer.status}`;
  if (!answer.body.trimEnd().endsWith('</html>')) return 'wrong: cut off';
  if (ofAPatient.test(answer.body)) return 'wrong: names a patient';
  const is = measure(answer.body);
  if (is.text < good.text * wholeShare || is.links < good.links * wholeShare) return 'wrong: not all of it';
  if (is.hasTicker !== good.hasTicker) return 'wrong: with or without the ticker';
  const caching = answer.headers['cache-control'] ?? '';
  if (answer.headers['server-timing'] === undefined) return 'whole';
  return caching === 'no-store' ? 'aged' : 'wrong: aged, and for every cache';
}

/** People who read pages one after the other, and know what is on them. */
export class Readers {
  readonly #url: string;
  readonly #random: () => number;
  readonly #patients: readonly Patient[];
  readonly #good = new Map<string, Measure>();
  readonly decisions = new Map<Decision, number>();

  /** @param patients who every second page is asked for by */
  constructor(url: string, random: () => number, patients: readonly Patient[] = []) {
    this.#url = url;
    this.#random = random;
    this.#patients = patients;
  }

  /** Learns what is on each page, once it is whole. */
  async learn(): Promise<void> {
    for (const address of addresses) {
      const { value } = await until(`${address} to be whole`, async () => {
        const answer = await send(this.#url + address);
        const isWhole = answer.status === 200 && answer.headers['cache-control']?.startsWith('public') === true;
        return isWhole ? measure(answer.body) : null;
      });
      this.#good.set(address, value);
    }
  }

  /** Asks for one of the pages; gives the milliseconds until it was there. */
  async ask(address = addresses[Math.floor(this.#random() * addresses.length)] ?? '/'): Promise<number> {
    const begun = performance.now();
    const cookie = this.#cookies();
    const headers = { connection: 'close', ...(cookie !== null && { cookie }) };
    const answer = await send(this.#url + address, { headers, timeoutMs: 30_000 });
    const took = performance.now() - begun;
    const good = this.#good.get(address);
    if (good === undefined) throw new Error(`${address} was not learnt`);
    const decision = judge(answer, good);
    this.decisions.set(decision, (this.decisions.get(decision) ?? 0) + 1);
    return took;
  }

  /** The cookies of somebody who is signed in; null for everybody else. */
  #cookies(): string | null {
    if (this.#patients.length === 0) return null;
    const patient = this.#patients[Math.floor(this.#random() * this.#patients.length * 2)];
    return patient === undefined ? null : `access_token=${patient.token}; user_name=Patient%20${patient.id}`;
  }

  /** Lets so many people read until it is over. */
  async read(people: number, isOver: () => boolean): Promise<void> {
    const one = async () => {
      while (!isOver()) {
        await this.ask();
        await pause(restMs);
      }
    };
    await Promise.all(Array.from({ length: people }, one));
  }

  /** Settles when each page was whole and of now; gives the milliseconds until then, or says which is not. */
  async healed(): Promise<number> {
    const begun = performance.now();
    for (const [address, good] of this.#good) {
      let decision: Decision = 'no answer';
      const isWhole = async () => {
        decision = judge(await send(this.#url + address), good);
        return decision === 'whole';
      };
      await until(address, isWhole, healedWithin).catch(() => {
        throw new Error(`${address} is not whole again: ${decision}`);
      });
    }
    return performance.now() - begun;
  }

  count(...kinds: Decision[]): number {
    return kinds.reduce((sum, kind) => sum + (this.decisions.get(kind) ?? 0), 0);
  }

  /** Pages that nobody should have seen. */
  get wrong(): string {
    return [...this.decisions]
      .flatMap(([kind, count]) => (kind.startsWith('wrong') ? [`${count} × ${kind.slice('wrong: '.length)}`] : []))
      .join(', ');
  }

  /** All decisions in words. */
  describe(): string {
    return [...this.decisions].map(([kind, count]) => `${count.toLocaleString('en')} × ${kind}`).join(', ');
  }
}
