import { describeRemote } from '@clinic/contracts';
import type { RemoteUnderTest } from '../../testing/index.ts';

/** A remote with one screen, at `/words/:word`. @param screen the module of the screen */
export function wordsRemote(screen: object): RemoteUnderTest {
  const modules: Record<string, unknown> = {
    './words': screen,
    './locales/ar': { default: {} },
    './locales/en': { default: {} },
  };
  return {
    remote: describeRemote({
      name: 'lists',
      owner: 'tests',
      title: { ar: 'قوائم', en: 'Lists' },
      routes: [{ path: '/words/:word', screen: './words' }],
      needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
      fallback: { title: { ar: 'عذرًا', en: 'Sorry' }, text: { ar: 'حاول', en: 'Try' } },
    }),
    load: (module) => Promise.resolve(modules[module]),
  };
}
