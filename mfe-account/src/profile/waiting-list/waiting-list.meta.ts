import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return { title: t('waitingList.title'), noindex: true };
}
