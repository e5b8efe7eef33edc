import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';

/** The keywords that the asker gave, each leading to what else is found by it; nothing when there are none. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('qa');
  if (tags.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('question.tags')} sx={row}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={qaPaths.questions({ search: tag })}>
            <bdi dir="auto">{tag}</bdi>
          </Link>
        </li>
      ))}
    </Box>
  );
}

const row = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  padding: 0,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 2,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '999px',
    color: 'text.secondary',
    fontSize: '.9375rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
};
