import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { artifactRoot } from '@clinic/contracts/registry';
import type { PackageBuilds } from '../dev-builds.ts';
import { callSite, SiteError } from './deployed-site.ts';
import { devPage } from './dev-page.ts';
import { homewardHeaders, onwardHeaders } from './headers.ts';
import { pageScripts, workingCopyAddress } from './working-copy.ts';
import { pageScript, workingCopyOf } from './working-copy-files.ts';

const typeOf: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/**
 * Addresses that the deployed site would answer, but not for these pages: its service worker and its registry would bring
 * back the deployed release, and what its pages count is not about the working tree.
 */
const withheld = /^\/(sw\.js|registry\/.*|beacons)$/;

export interface AgainstOptions {
  /** The deployed site. */
  site: URL;
  /** The remote that comes from the working tree. */
  remote: string;
  builds: PackageBuilds;
}

/**
 * A server for one person on this machine: the deployed site as it is, but for one remote, which comes from the working tree
 * and is told again at every build. It answers only under names of this machine, so that no other site can read through it.
 */
export class AgainstServer {
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));
  readonly #followers = new Set<ServerResponse>();
  readonly #options: AgainstOptions;
  #firstBuild: Promise<void> = Promise.resolve();
  #here: string[] = [];
  #shownErrors = '';

  constructor(options: AgainstOptions) {
    this.#options = options;
  }

  /**
   * Builds once and listens, on the loopback only.
   * @param port 0 for any that is free
   * @returns the port
   */
  async start(port: number): Promise<number> {
    const { builds } = this.#options;
    this.#firstBuild = builds.start(() => void this.#tell());
    await this.#firstBuild;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    const taken = typeof address === 'object' && address !== null ? address.port : port;
    this.#here = [`http://localhost:${taken}`, `http://127.0.0.1:${taken}`];
    return taken;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await Promise.all([this.#options.builds.close(), new Promise((resolve) => this.#server.close(resolve))]);
  }

  async #tell(): Promise<void> {
    await this.#firstBuild;
    const state = await workingCopyOf(this.#options.builds, this.#options.remote);
    for (const follower of this.#followers) follower.write(`data: ${JSON.stringify(state)}\n\n`);
    const errors = state.errors.join('\n\n');
    if (errors !== this.#shownErrors) console.log(errors === '' ? 'Everything is built again.' : `\n${errors}\n`);
    this.#shownErrors = errors;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const message = error instanceof SiteError ? error.message : String(error);
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(message);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#here.includes(`http://${request.headers.host}`)) return void response.writeHead(421).end();
    const pathname = decodeURIComponent(new URL(request.url ?? '/', this.#here[0]).pathname);
    const own = `${artifactRoot(this.#options.remote)}dev-`;
    if (pathname === workingCopyAddress) return this.#follow(request, response);
    if (pathname.startsWith(pageScripts)) return this.#sendScript(response, pathname.slice(pageScripts.length));
    if (pathname.startsWith(own)) return this.#sendFile(response, pathname.slice(own.length).replace(/^[^/]*\//, ''));
    if (withheld.test(pathname)) return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return this.#pass(request, response);
  }

  async #follow(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const state = await workingCopyOf(this.#options.builds, this.#options.remote);
    response.write(`retry: 300\ndata: ${JSON.stringify(state)}\n\n`);
    this.#followers.add(response);
    request.once('close', () => this.#followers.delete(response));
  }

  async #sendScript(response: ServerResponse, name: string): Promise<void> {
    send(response, '.js', await pageScript(name));
  }

  async #sendFile(response: ServerResponse, file: string): Promise<void> {
    const { builds, remote } = this.#options;
    const inside = !file.split('/').includes('..');
    send(response, path.extname(file), inside ? await builds.read(remote, file).catch(() => null) : null);
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { site, remote, builds } = this.#options;
    const answer = await callSite(site, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: onwardHeaders(request.headers, this.#here, site),
      body: request,
    });
    response.once('close', () => answer.destroy());
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
    const page = type?.startsWith('text/html') === true && encoding === undefined;
    response.writeHead(answer.statusCode ?? 502, homewardHeaders(answer.headers, site, page));
    if (!page) return void answer.pipe(response);
    const { entry } = await workingCopyOf(builds, remote);
    response.end(devPage(await text(answer), remote, entry));
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer | null): void {
  const type = typeOf[extension] ?? 'application/octet-stream';
  response.writeHead(body === null ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' }).end(body ?? '');
}
