import { describeRemote } from '@clinic/contracts';
import { address } from './address.ts';

export const remote = describeRemote({
  name: 'template-name',
  owner: 'template-owner',
  title: { ar: 'عنوان القالب', en: 'Template title' },
  routes: [{ path: address, screen: './home' }],
  navigation: [
    {
      slot: 'more',
      id: 'template-name',
      order: 50,
      label: { ar: 'عنوان القالب', en: 'Template title' },
      to: address,
    },
  ],
  slots: [{ slot: 'footer', module: './footer-link', order: 50 }],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذّر عرض هذه الصفحة', en: 'This page cannot be shown' },
    text: {
      ar: 'لم نتمكن من تحميل هذا القسم الآن. حاول مرة أخرى بعد قليل.',
      en: 'We could not load this part of the site right now. Please try again shortly.',
    },
  },
});
