import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

export function meta({ t }: MetaArgs<unknown, 'account'>): ScreenMeta {
  return { title: t('forget.title'), description: t('forget.lead'), noindex: true };
}
