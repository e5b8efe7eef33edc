/**
 * The messages of the content desk, where the clinic's staff write articles and news. Only the desk's own screens load them.
 */
import { dataOf, ErrorCode, Id, IdText, Instant, Lang, languages, LocalDate, z } from '@clinic/contracts';
import { PostType } from './posts.ts';

/** How long each part of a post may be, in characters. */
export const postLimits = { slug: 120, title: 200, summary: 500, html: 100_000 } as const;

/** Up to where titles and descriptions are shown whole by search engines. */
export const searchResultLimits = { title: 60, description: 160 } as const;

/** What the HTML of a text may be made of; everything else is taken out. */
export const postHtml = {
  tags: [
    ...(['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'] as const),
    ...(['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
    ...(['sub', 'sup', 'bdi'] as const),
  ],
  attributes: [
    ...(['href', 'src', 'alt', 'width', 'height', 'dir', 'lang', 'scope', 'colspan', 'rowspan', 'start'] as const),
  ],
} as const;

/** What a link of a text can lead to: `https:`, `mailto:`, `tel:`, an address of this site, or a place on the same page. */
export const textLink = /^(?:https:\/\/[^\s\\]+|mailto:[^\s]+|tel:\+?[\d\s()-]+|\/(?![/\\])[^\s\\]*|#[^\s]*)$/i;

/** The parts of a post in one language. What is not written yet is empty. */
const PostText = z.object({
  slug: z.string().check(
    z.trim(),
    z.maxLength(postLimits.slug, 'validation.tooLong'),
    // The same as an import takes; digits alone would be read as an id.
    z.regex(/^(?:|(?!\d+$)[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*)$/u, 'validation.invalid'),
  ),
  title: z.string().check(z.trim(), z.maxLength(postLimits.title, 'validation.tooLong')),
  summary: z.string().check(z.trim(), z.maxLength(postLimits.summary, 'validation.tooLong')),
  html: z.string().check(z.trim(), z.maxLength(postLimits.html, 'validation.tooLong')),
});
export type PostText = z.infer<typeof PostText>;

/** Everything of a post that somebody writes. */
export const PostContent = z.object({
  type: PostType,
  /** English slug of its category; empty where none is chosen yet. */
  category: z.string().check(z.maxLength(postLimits.slug)),
  /** Relative to `/images/`; empty where none is chosen yet. */
  image: z.string().check(z.maxLength(300)),
  /** The doctor who reviewed it, and when. */
  reviewer: z.nullable(Id),
  reviewed_on: z.nullable(LocalDate),
  /** The day that visitors see on it; without one it is the day on which it is published first. */
  published_on: z.nullable(LocalDate),
  ar: PostText,
  en: PostText,
});
export type PostContent = z.infer<typeof PostContent>;

/**
 * Where the working copy of a post is: being written, with the medical reviewer, approved, or the same as what visitors see.
 */
export const postStates = ['draft', 'in-review', 'approved', 'published'] as const;
export type PostState = (typeof postStates)[number];

/** Where each language of it is. `outdated`: the other language was changed and this one was not. */
export const languageStates = ['draft', 'to-translate', 'to-review', 'live', 'outdated'] as const;
export type LanguageState = (typeof languageStates)[number];

const LanguageStates = z.object({ ar: z.enum(languageStates), en: z.enum(languageStates) });

/** A post as the desk lists it. */
export const DeskPost = z.object({
  id: Id,
  type: PostType,
  title_ar: z.string(),
  title_en: z.string(),
  state: z.enum(postStates),
  languages: LanguageStates,
  /** Languages that a machine translated and nobody has confirmed since; none of them can be published. */
  machine_translated: z._default(z.array(Lang), []),
  /** Whether visitors see one of its versions. */
  live: z.boolean(),
  publish_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  updated_at: Instant,
  updated_by: z.nullable(z.string()),
  /** Counts up with every change; whoever changes it says which one they saw: 409 EDIT_CONFLICT when it is another by now. */
  version: z.int(),
});
export type DeskPost = z.infer<typeof DeskPost>;

/** The lists of the desk: by state, those whose time is set, those that visitors see, and the recycle bin. */
export const deskPostLists = ['all', ...postStates, 'scheduled', 'live', 'bin'] as const;

/** `GET /api/content-desk/posts`: 30 at a time, the last changed first. `before` is `next` of the part before. */
export const DeskPostsQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  list: z._default(z.enum(deskPostLists), 'all'),
  type: z.optional(PostType),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/))),
});
/** What the caller may do at the desk. */
const DeskRights = z.object({ write: z.boolean(), review: z.boolean(), publish: z.boolean() });
export type DeskRights = z.infer<typeof DeskRights>;

export const DeskPostsResponse = dataOf(
  z.object({ posts: z.array(DeskPost), next: z.nullable(z.string()), may: DeskRights }),
);

/**
 * What can be done to a post besides writing. `current` says that a language is still right although the other was changed;
 * `unpublish` takes it off the site, `delete` puts it into the recycle bin, from where `recover` takes it.
 */
export const deskActions = [
  ...(['submit', 'return', 'approve', 'publish', 'schedule', 'expire', 'unpublish'] as const),
  ...(['current', 'discard', 'delete', 'recover'] as const),
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Why a revision was kept. `imported`: what stood on the site before anybody wrote here. `replaced`: an import came over it. */
export const revisionReasons = [
  ...(['imported', 'saved', 'submitted', 'approved', 'published', 'restored', 'replaced'] as const),
] as const;
export const PostRevision = z.object({
  number: z.int(),
  reason: z.enum(revisionReasons),
  at: Instant,
  by: z.nullable(z.string()),
});
export type PostRevision = z.infer<typeof PostRevision>;

/** A post at the desk, whole. */
export const DeskPostDetails = z.extend(DeskPost, {
  content: PostContent,
  /** What visitors see. */
  published: z.nullable(PostContent),
  /** What the reviewer said when the post came back. */
  note: z.nullable(z.string()),
  deleted_at: z.nullable(Instant),
  revisions: z.array(PostRevision),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(deskActions)),
  may_write: z.boolean(),
  /** Approving is for somebody else: the caller wrote some of it, and the clinic asks for two people. */
  own: z.boolean(),
});
export type DeskPostDetails = z.infer<typeof DeskPostDetails>;
export const DeskPostResponse = dataOf(DeskPostDetails);

/** `POST /api/content-desk/posts`: begins a post. */
export const CreatePost = z.object({ type: PostType });

/**
 * `POST /api/content-desk/posts/{id}`: keeps what was written. With `keep` it becomes a revision, without it is an automatic
 * saving. The answer has the HTML as it was sanitised, and names what was taken out of it.
 */
export const SavePost = z.object({
  version: z.int(),
  content: PostContent,
  keep: z._default(z.boolean(), false),
  /** Suggestions that the text has taken over. One that was decided meanwhile stays as it is. */
  accepts: z._default(z.array(Id).check(z.maxLength(20)), []),
});
export type SavePost = z.infer<typeof SavePost>;
export const SavedPost = dataOf(z.object({ post: DeskPostDetails, removed: z.array(z.string()) }));

/** `POST /api/content-desk/posts/{id}/{action}`. `at` is for `schedule` and `expire`, where null takes the time away. */
export const ActOnPost = z.object({
  version: z.int(),
  at: z.optional(z.nullable(Instant)),
  lang: z.optional(Lang),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'validation.tooLong'))),
});
export type ActOnPost = z.infer<typeof ActOnPost>;

/** `GET /api/content-desk/posts/{id}/revisions/{number}`; `POST …/restore` makes it the working copy again. */
export const RevisionResponse = dataOf(z.extend(PostRevision, { content: PostContent }));
/** The number of a revision is a whole number of 32 bits. */
const RevisionNumber = IdText.check(z.maximum(2_147_483_647));
export const RevisionParams = z.object({ id: IdText, number: RevisionNumber });
export const RestoreRevision = z.object({ version: z.int() });

/** `POST /api/content-desk/posts/{id}/previews`; `GET /api/post-previews/{token}` answers as for a published post. */
export const MadePreview = dataOf(z.object({ token: z.string(), expires_at: Instant }));

/** Longest address of a page to begin a preview at. */
const longestPreviewPath = 500;

/**
 * `POST /api/content-desk/site-previews`: a link that shows the whole site as visitors will see it at a time, from now to a year
 * ahead. It begins at a page, or at a post, which is then shown as it is written at the desk.
 */
export const MakeSitePreview = z.object({
  at: Instant,
  path: z._default(z.string().check(z.maxLength(longestPreviewPath, 'validation.tooLong')), '/'),
  post: z._default(z.nullable(Id), null),
});
export type MakeSitePreview = z.infer<typeof MakeSitePreview>;
/** `link` is the path of the page that leads into the preview. */
export const MadeSitePreview = dataOf(z.object({ link: z.string(), at: Instant, expires_at: Instant }));
export type MadeSitePreview = z.infer<typeof MadeSitePreview>;

/** What can be done to several posts at once. */
export const bulkActions = ['submit', 'publish', 'unpublish', 'delete', 'recover'] as const satisfies DeskAction[];
export type BulkActionName = (typeof bulkActions)[number];

/** `POST /api/content-desk/posts/bulk`: one after the other, each by itself. */
export const BulkAction = z.object({
  action: z.enum(bulkActions),
  posts: z.array(z.object({ id: Id, version: z.int() })).check(z.minLength(1), z.maxLength(30)),
});
export type BulkAction = z.infer<typeof BulkAction>;
/** What was done, and why each of the others was not: the code of its refusal, and the parts that lack or are wrong. */
export const BulkOutcome = z.object({
  done: z.array(Id),
  failed: z.array(z.object({ id: Id, code: ErrorCode, fields: z.array(z.string()) })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
export const BulkOutcomeResponse = dataOf(BulkOutcome);

const longestComment = z.maxLength(2000, 'validation.tooLong');
const CommentBody = z.string().check(z.trim(), z.minLength(1, 'validation.required'), longestComment);

/** How much of a text a comment can quote, and how much it keeps of what stands before and after, in characters. */
export const quoteLimits = { quote: 500, around: 64 } as const;

/** Whether a passage stands in one paragraph, so that other words can take its place. */
export const isInOneBlock = (quote: string): boolean => quote !== '' && !quote.includes('\n');

/** Where in the plain text of a language a comment belongs. An empty quote stands for the whole text. */
const Passage = z.object({
  quote: z.string().check(z.maxLength(quoteLimits.quote)),
  before: z.string().check(z.maxLength(quoteLimits.around)),
  after: z.string().check(z.maxLength(quoteLimits.around)),
});
export type Passage = z.infer<typeof Passage>;

const said = { id: Id, body: z.string(), at: Instant, by: z.nullable(z.string()) };
/** `GET /api/content-desk/posts/{id}/comments`, the oldest first; every change answers with all of them too. */
export const PostComment = z.extend(Passage, {
  ...said,
  lang: Lang,
  /** Words that somebody suggests in place of the quoted ones; null for a comment that suggests none. */
  proposal: z.nullable(z.string()),
  resolved: z.boolean(),
  /** Whether the suggestion was taken over. One that is resolved otherwise was declined. */
  accepted: z.boolean(),
  replies: z.array(z.object(said)),
});
export type PostComment = z.infer<typeof PostComment>;
export const PostCommentsResponse = dataOf(z.array(PostComment));

/**
 * `POST /api/content-desk/posts/{id}/comments`. A suggestion has words for a passage inside of one paragraph, and needs no
 * comment beside them.
 */
export const WriteComment = z
  .extend(Passage, {
    lang: Lang,
    body: z.string().check(z.trim(), longestComment),
    proposal: z._default(
      z.nullable(z.string().check(z.maxLength(quoteLimits.quote, 'validation.tooLong'), z.regex(/^[^\n\r]*$/))),
      null,
    ),
  })
  .check(
    z.refine(({ body, proposal }) => body !== '' || proposal !== null, {
      path: ['body'],
      message: 'validation.required',
    }),
    z.refine(({ quote, proposal }) => proposal === null || (isInOneBlock(quote) && proposal !== quote), {
      path: ['proposal'],
      message: 'validation.invalid',
    }),
  );
export type WriteComment = z.infer<typeof WriteComment>;
export const CommentParams = z.object({ id: IdText, comment: IdText });
/** `POST …/comments/{comment}/replies`; it opens a resolved comment again. */
export const ReplyToComment = z.object({ body: CommentBody });
/** `POST …/comments/{comment}/resolution` */
export const ResolveComment = z.object({ resolved: z.boolean() });

const NamedDoctor = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });

/** `GET /api/content-desk/choices`: what a post can refer to. */
export const DeskChoices = dataOf(
  z.object({
    categories: z.array(z.object({ slug: z.string(), name_ar: z.string(), name_en: z.string() })),
    doctors: z.array(NamedDoctor),
    /** Doctors who have left: they reviewed posts, and review no others. */
    former_doctors: z._default(z.array(NamedDoctor), []),
    /** Paths below `/images/`, for releases of the desk from before it had a picture library. */
    pictures: z.array(z.string()),
    /** Whether a service drafts translations. */
    translates: z._default(z.boolean(), false),
  }),
);
export type DeskChoices = z.infer<typeof DeskChoices>['data'];

/** The parts of a text that have to be there before a post can be published. */
export const textParts = ['title', 'slug', 'summary', 'html'] as const;

/** Every part that lacks, by its path in the content: `en.title`, `image`. */
export function missingParts(content: PostContent): string[] {
  const texts = languages.flatMap((lang) =>
    textParts.filter((part) => content[lang][part].trim() === '').map((part) => `${lang}.${part}`),
  );
  const others = (['category', 'image'] as const).filter((part) => content[part] === '');
  return [...texts, ...others];
}

/** Whether a kind of post is read by a medical reviewer before it is published. */
export const needsReview = (type: PostType) => type === 'blog';
