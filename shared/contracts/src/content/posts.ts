import { dataOf, Id, IdText, ImageFocus, Instant, pageOf, z } from '@clinic/contracts';

export const PostType = z.enum(['blog', 'news']);
export type PostType = z.infer<typeof PostType>;

/** A category of articles; `/blogs/{category}` takes its slug in either language (S13). */
export const PostCategory = z.object({
  slug_ar: z.string(),
  slug_en: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  posts_count: z.int(),
});
export type PostCategory = z.infer<typeof PostCategory>;
/** `GET /api/posts/categories?type`: those that have published posts. */
export const PostCategoryList = dataOf(z.array(PostCategory));
export const PostCategoriesQuery = z.object({ type: z._default(PostType, 'blog') });

/** A blog or news item as lists show one: everything but its text. */
export const PostSummary = z.object({
  id: Id,
  type: PostType,
  slug_ar: z.string(),
  slug_en: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  /** Name of the category (S86). */
  category_ar: z.string(),
  category_en: z.string(),
  category_slug_ar: z.string(),
  category_slug_en: z.string(),
  /** One or two plain sentences. */
  summary_ar: z.string(),
  summary_en: z.string(),
  /** Relative to `/images/`. */
  image: z.string(),
  image_focus: z.optional(ImageFocus),
  /** When it was published. */
  created_at: Instant,
  views_count: z.int(),
  /** At 180 words a minute, at least 1. */
  reading_minutes_ar: z.int(),
  reading_minutes_en: z.int(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/** S86: with its text as sanitised HTML. */
export const Post = z.extend(PostSummary, { description_ar: z.string(), description_en: z.string() });
export type Post = z.infer<typeof Post>;

/** `GET /api/blog-latest` (six) and `GET /api/news/latest` (three), newest first (S86). */
export const PostList = dataOf(z.array(Post));

/** `GET /api/posts?type&category&search&page`: nine a page, newest first. `category` is a slug in either language. */
export const PostsQuery = z.object({
  type: z.optional(PostType),
  category: z.optional(z.string().check(z.maxLength(200))),
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(IdText, 1),
});
export const PostPage = pageOf(PostSummary);

/** `GET /api/posts/by-slug/{slug}`: slug in either language or the id in digits (S14, Q10). 404 when there is none. */
export const PostDetail = z.extend(Post, {
  /** The doctor who reviewed it, when one did. */
  reviewer: z.nullable(
    z.object({
      id: Id,
      name_ar: z.string(),
      name_en: z.string(),
      slug_ar: z.string(),
      slug_en: z.string(),
      image: z.string(),
      image_focus: z.optional(ImageFocus),
      title_ar: z.string(),
      title_en: z.string(),
    }),
  ),
  /** Up to three of the same kind, of the same category first. */
  related: z.array(PostSummary),
});
export type PostDetail = z.infer<typeof PostDetail>;
export const PostDetailResponse = dataOf(PostDetail);
