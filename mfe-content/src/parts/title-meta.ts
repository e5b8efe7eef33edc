import type { TranslationKey } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

/**
 * What a page says about itself whose words are texts of the interface.
 * @param title text key of the title
 * @param description text key of the description
 */
export function titleMeta(
  title: TranslationKey<'content'>,
  description: TranslationKey<'content'>,
  { noindex = false } = {},
) {
  return ({ t }: MetaArgs<unknown, 'content'>): ScreenMeta => ({
    title: t(title),
    description: t(description),
    ...(noindex ? { noindex } : {}),
  });
}
