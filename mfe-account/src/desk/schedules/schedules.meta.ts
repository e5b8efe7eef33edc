import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

export function meta({ t }: MetaArgs<unknown, 'account'>): ScreenMeta {
  return { title: t('schedules.title'), noindex: true };
}
