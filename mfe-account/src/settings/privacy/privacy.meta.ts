import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return { title: t('privacy.title'), noindex: true };
}
