import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return { title: t('reception.title'), noindex: true };
}
