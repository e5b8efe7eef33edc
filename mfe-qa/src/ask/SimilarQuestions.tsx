import { foreignLang, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Icon, VisuallyHidden } from '@clinic/kit/ui';
import { useSimilar } from './use-similar.ts';

/** Questions with an answer that are like the one being asked; they open beside it, so that nothing typed is left behind. */
export function SimilarQuestions({ title, specialty }: { title: string; specialty: string }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const questions = useSimilar(title, specialty);
  return (
    <div>
      <Box component="p" role="status" sx={{ margin: 0, fontWeight: 600 }}>
        {questions.length > 0 && t('ask.similar', { count: questions.length })}
      </Box>
      {questions.length > 0 && (
        <Box component="ul" sx={list}>
          {questions.map(({ id, slug, question_title }) => (
            <li key={id}>
              <Link to={qaPaths.question(slug)} target="_blank" rel="noopener">
                <Icon name="question" size={20} />
                <bdi dir="auto" lang={foreignLang(question_title, lang)}>
                  {question_title}
                </bdi>
                <VisuallyHidden> ({t('ask.newTab')})</VisuallyHidden>
              </Link>
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 1,
  padding: 0,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '12px',
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 48,
    paddingBlock: 1,
    paddingInline: 2,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
  '& svg': { flex: 'none', color: 'primary.main' },
};
