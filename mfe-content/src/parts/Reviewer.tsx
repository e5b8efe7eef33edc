import type { PostDetail } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Card, Icon, Portrait } from '@clinic/kit/ui';

/** The doctor who read the article before it was published. */
export function Reviewer({ reviewer }: { reviewer: NonNullable<PostDetail['reviewer']> }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box component={Card} sx={{ display: 'flex', gap: 2, alignItems: 'center', maxWidth: 560 }}>
      <Portrait image={reviewer.image} focus={reviewer.image_focus} alt="" size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.875rem' }}>
          {t('blogs.reviewedBy')}
        </Box>
        <Box component="p" sx={{ margin: 0, fontWeight: 600 }}>
          {pick(reviewer, 'name', lang)}
        </Box>
        <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
          {pick(reviewer, 'title', lang)}
        </Box>
        <Link to={contentPaths.doctor(pick(reviewer, 'slug', lang))}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}>
            {t('blogs.reviewerPage')}
            <Icon name="arrow-end" size={18} />
          </Box>
        </Link>
      </Box>
    </Box>
  );
}
