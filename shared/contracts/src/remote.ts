import * as z from 'zod/mini';
import { Bilingual } from './primitives.ts';
import { Topic } from './events.ts';
import { roles } from './session.ts';
import type { RoleName } from './session.ts';

/** Version of this contract, `major.minor`: what a host and a remote must agree on (major) to run together. */
export const contractVersion = '1.2';

/** Version of the API's contract, `major.minor.patch`: what `needs.api` of a remote is a range of. */
export const apiVersion = '1.0.0';

/** `major.minor.patch`. */
export const Version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));

/** The JSON Schema of a payload, as a build writes it down. */
export const JsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof JsonSchema>;

const ModulePath = z.string().check(z.regex(/^\.\/[a-z0-9][a-z0-9/-]*$/));
/** A path pattern of React Router: static segments, `:name` parameters, a trailing `*`. */
const RoutePath = z.string().check(z.regex(/^\/[^?#]*$/));

const QueryName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/));

/** The roles that something is for; without them it is for everybody of its audience. */
const Roles = z.array(z.enum(Object.keys(roles) as [RoleName, ...RoleName[]])).check(z.minLength(1));

/** One page of a remote. */
export const RemoteRoute = z
  .object({
    path: RoutePath,
    /** Exposed module with `Component` and, optionally, `loader` and `action`. */
    screen: ModulePath,
    /** `member` pages send a visitor to the sign-in page (S25). */
    auth: z._default(z.enum(['public', 'member']), 'public'),
    /** Members of these roles alone get the page; its files are not loaded for anybody else. */
    roles: z.optional(Roles),
    /** `snapshot` pages are rendered on the server and kept; `client` pages come as a skeleton, with nothing personal in HTML. */
    rendering: z._default(z.enum(['snapshot', 'client']), 'snapshot'),
    /**
     * Folder with texts that come with this screen beside those of the whole remote: `./jobs` for `src/jobs/locales`. Screens
     * that share words name the same one.
     */
    texts: z.optional(ModulePath),
    /** Other paths that lead here permanently. */
    redirectFrom: z._default(z.array(RoutePath), []),
    /**
     * How search engines learn of it: `page` is the path itself, `none` keeps it out, and a path such as
     * `/api/sitemap/doctors` is asked for the addresses of a route with parameters; a route without any is left out while the
     * list is empty.
     */
    sitemap: z._default(
      z.union([z.enum(['page', 'none']), z.string().check(z.regex(/^\/api\/sitemap\/[a-z-]+$/))]),
      'page',
    ),
    /**
     * What the host needs the page for. Visitors of `member` pages are sent to the `sign-in` page, with the address to come
     * back to in `returnTo`. Password managers are sent to the `change-password` page.
     */
    purpose: z.optional(z.enum(['sign-in', 'change-password'])),
    /**
     * Somebody fills in a form here, books or signs in: nothing floats over the page, neither the chat button nor content of
     * the overlay that nobody asked for. Pages for certain roles are quiet without saying so.
     */
    quiet: z.optional(z.literal(true)),
    /**
     * Whose workspace the page belongs to. Around pages of the staff the host draws the rooms that the person may enter (items
     * of the place `staff`) instead of the public navigation.
     */
    frame: z.optional(z.literal('staff')),
    /**
     * What comes of its form stays in a cookie of the browser, a session for example. Without script nothing could keep it, so
     * the host server refuses such a post and says why.
     */
    needsScript: z.optional(z.literal(true)),
    /**
     * Query parameters that the page depends on. The server renders and keeps a page for these alone and ignores any other; the
     * browser's address stays as it is. The language is none of them. The page of what is not there is the same for all addresses
     * of the route.
     */
    query: z._default(z.array(QueryName).check(z.maxLength(16)), []),
    /** How many kept variants a page with random parts has; each visit draws one. */
    variants: z._default(z.int().check(z.minimum(1), z.maximum(8)), 1),
  })
  .check(
    z.refine(({ auth, rendering, roles }) => roles === undefined || (auth === 'member' && rendering === 'client'), {
      error: "a page for certain roles has auth 'member' and rendering 'client'",
      path: ['roles'],
    }),
    z.refine(({ frame, roles }) => frame === undefined || roles !== undefined, {
      error: 'a page in the frame of the staff says for which roles it is',
      path: ['frame'],
    }),
  );
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** Where the frame draws links. */
export const NavigationSlot = z.enum([
  'main',
  'services.consultations',
  'services.diagnostics',
  'services.scheduling',
  'more',
  'user',
  'staff',
  'action',
  'footer.clinic',
  'footer.patients',
  'search',
]);
export type NavigationSlot = z.infer<typeof NavigationSlot>;

/**
 * The search of a room of the staff: an exposed module that is loaded once somebody has typed something to find. Rooms of a
 * remote may share one.
 */
export const RoomSearch = z.object({
  module: ModulePath,
  /** Folder with texts that come with it, as for a screen. */
  texts: z.optional(ModulePath),
  /** Those of the room's roles that may search; all of them without it. */
  roles: z.optional(Roles),
});
export type RoomSearch = z.infer<typeof RoomSearch>;

/** One item of the navigation. Exactly one of `to`, `emits` and `link` says what it does. */
export const NavigationItem = z
  .object({
    slot: NavigationSlot,
    id: z.string(),
    order: z.number(),
    label: Bilingual,
    icon: z.optional(z.string()),
    audience: z._default(z.enum(['all', 'visitor', 'member']), 'all'),
    /** Shown to members of these roles alone. */
    roles: z.optional(Roles),
    /** The fact of the session that it counts: shown beside it while there is any. */
    badge: z.optional(z.enum(['unread_notifications'])),
    /** The letter that leads to a room of the staff after `g`; no two rooms have the same. */
    shortcut: z.optional(z.string().check(z.regex(/^[a-z]$/))),
    /** What finds records of a room of the staff by what somebody typed. */
    search: z.optional(RoomSearch),
    to: z.optional(RoutePath),
    emits: z.optional(Topic),
    /** Name of a brand setting that holds an address outside the site; hidden when it is not set (Q44). */
    link: z.optional(z.enum(['healthCheckup', 'bookingContact', 'chat'])),
  })
  .check(
    z.refine((item) => [item.to, item.emits, item.link].filter((target) => target !== undefined).length === 1, {
      error: 'a navigation item has exactly one of to, emits and link',
    }),
    z.refine(({ slot, to, roles }) => slot !== 'staff' || (to !== undefined && roles !== undefined), {
      error: 'a room of the staff has to and roles',
    }),
    z.refine(({ slot, shortcut }) => slot === 'staff' || shortcut === undefined, {
      error: 'only a room of the staff has a shortcut',
      path: ['shortcut'],
    }),
    z.refine(({ slot, search }) => slot === 'staff' || search === undefined, {
      error: 'only a room of the staff has a search',
      path: ['search'],
    }),
    z.refine(({ roles, search }) => search?.roles?.every((role) => roles?.includes(role)) ?? true, {
      error: 'a room is searched by its own roles',
      path: ['search', 'roles'],
    }),
  );
export type NavigationItem = z.infer<typeof NavigationItem>;

/** Places of the frame that a remote may fill. `search` lies in the form of the frame's search, under its field. */
export const SlotName = z.enum(['banner', 'footer', 'overlay', 'search']);
export type SlotName = z.infer<typeof SlotName>;

/** Content of a slot: an exposed module whose `Component` is drawn there. */
export const SlotContent = z.object({
  slot: SlotName,
  module: ModulePath,
  /** Folder with texts that come with it, as for a screen. */
  texts: z.optional(ModulePath),
  order: z._default(z.number(), 0),
  /** With topics: loaded only once one of them is emitted; the component gets that envelope as `activation`. */
  activateOn: z._default(z.array(Topic), []),
  /** Drawn for members of these roles alone. */
  roles: z.optional(Roles),
});
export type SlotContent = z.infer<typeof SlotContent>;

/** Something that people start and complete. Pages count both topics, and releases are compared by how often it succeeds. */
export const Conversion = z.object({ started: Topic, completed: Topic });
export type Conversion = z.infer<typeof Conversion>;

/** What the build of a remote found out about it. Older releases do not say it. */
export const BuiltWith = z.object({
  /** Version of each shared library that it uses, by its entry point, as it was compiled with. */
  shared: z.record(z.string(), Version),
  /** Payloads that it may send, and those that it understands, by topic, as JSON Schema. */
  emits: z.record(z.string(), JsonSchema),
  listens: z.record(z.string(), JsonSchema),
});
export type BuiltWith = z.infer<typeof BuiltWith>;

/**
 * What a remote tells the host about itself without being executed: `remote.json` of an artifact. Names are unique in a
 * composition; the name is also the text namespace and the first part of the topics it owns.
 */
export const RemoteDescriptor = z
  .object({
    schema: z.literal('clinic-remote/1'),
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    owner: z.string(),
    version: Version,
    contract: z.string().check(z.regex(/^\d+\.\d+$/)),
    title: Bilingual,
    routes: z.array(RemoteRoute),
    navigation: z._default(z.array(NavigationItem), []),
    slots: z._default(z.array(SlotContent), []),
    emits: z._default(z.array(Topic), []),
    listens: z._default(z.array(Topic), []),
    conversion: z.optional(Conversion),
    /** Version ranges of what it runs on. */
    needs: z.object({ host: z.string(), shared: z.string(), api: z.string() }),
    /** What stands in its place when it cannot be had. */
    fallback: z.object({ title: Bilingual, text: Bilingual }),
    built: z.optional(BuiltWith),
  })
  .check(
    z.refine(({ name, conversion }) => Object.values(conversion ?? {}).every((topic) => topic.startsWith(`${name}/`)), {
      error: 'a conversion is counted by topics of the remote itself',
      path: ['conversion'],
    }),
  );
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

/** A descriptor as its author writes it: what has a default may be left out. */
export type RemoteDescription = Omit<z.input<typeof RemoteDescriptor>, 'schema' | 'contract' | 'version' | 'built'>;
