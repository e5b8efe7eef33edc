import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return { title: t('users.title'), noindex: true };
}
