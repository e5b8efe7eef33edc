import type { Lang, SmokeRenderResponse, SmokeRenderSettings } from '@clinic/contracts';
import { pageDescriptor } from '@clinic/contracts/host';
import { artifactBase } from '@clinic/contracts/registry';
import type { RendererSettings } from './renderer.tsx';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';

type CreateRenderer = (settings: RendererSettings) => { render: (request: RenderRequest) => Promise<Rendered> };

/** The address of a trial: pages have to be drawn for any. */
const origin = 'https://trial.invalid';
/** What the clinic of a trial is called. */
const name = { ar: 'عيادة', en: 'Clinic' };

/**
 * A renderer for releases that are not live: for the check before publishing, which asks this bundle because only the host
 * knows how it renders. Contacts are not set, as on a new site.
 */
export function smokeRendererOf(createRenderer: CreateRenderer) {
  return ({ host, remotes, apiBaseUrl, requireFile }: SmokeRenderSettings & Pick<RendererSettings, 'requireFile'>) => {
    const entries = Object.entries(remotes);
    const contacts = { phone: null, email: null, chat: null, healthCheckup: null, bookingContact: null };
    const renderer = createRenderer({
      boot: {
        composition: { id: 'c-000000000000', seq: 0, channel: 'staging' },
        preview: null,
        keys: [],
        host: { release: host, base: artifactBase('host', host) },
        remotes: Object.fromEntries(
          entries.map(([name, { release, descriptor }]) => [
            name,
            { release, base: artifactBase(name, release), integrity: null, descriptor: pageDescriptor(descriptor) },
          ]),
        ),
        brand: { name, tagline: name, ...contacts, address: null, map: null, social: [] },
      },
      containers: Object.fromEntries(entries.map(([name, { container }]) => [name, container])),
      apiBaseUrl,
      requireFile,
    });
    return {
      /** @throws when the frame itself could not be drawn */
      async render(path: string, lang: Lang): Promise<SmokeRenderResponse> {
        const { status, location, html, failures } = await renderer.render({ path, lang, origin });
        return { status, empty: location === null && isEmpty(html), failures };
      },
    };
  };
}

/** Words, pictures and fields are something; tags around nothing are not. */
function isEmpty(html: string): boolean {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
  return !/<(?:img|svg|input|select|textarea|video)\b/.test(main) && main.replace(/<[^>]+>/g, '').trim() === '';
}
