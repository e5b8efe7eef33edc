import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return { title: t('login.title'), description: t('login.lead'), noindex: true };
}
