import type { BrowserContext } from '@playwright/test';

/**
 * What no visitor's browser may see: an uncaught error, an error in the console (hydration that disagrees, a refused
 * load), a violation of the Content-Security-Policy, a request to a foreign origin. A test that breaks something
 * on purpose says what it expects.
 */
export class BrowserErrors {
  #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Messages that belong to what the test does. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  async watch(context: BrowserContext, site: string): Promise<void> {
    const { origin } = new URL(site);
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().name} ${error.error().message}`));
    context.on('console', (message) => {
      // The API says that it has too much to do, on a machine that has: what must not be missing the test looks for itself.
      if (isBusyApi(message.text(), message.location().url)) return;
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('response', (response) => {
      // A page that could not be drawn in time came when it was opened again.
      if (response.ok() && response.request().isNavigationRequest())
        this.#forget(`status of 503 (Service Unavailable) (${response.url()})`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
        this.#found.push(`foreign request: ${request.url()}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  #forget(end: string): void {
    this.#found = this.#found.filter((text) => !text.endsWith(end));
  }

  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

const isBusyApi = (text: string, url: string): boolean =>
  /status of 503/.test(text) && URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
