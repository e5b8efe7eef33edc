import { CheckboxField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';
import type { AskForm } from './use-ask-form.ts';

/** What becomes of a question, and the terms. */
export function PrivacyStep({ form: { draft, field } }: { form: AskForm }) {
  const { t } = useTranslation('qa');
  const { name, error } = field('terms_accepted');
  const facts = ['published', 'reviewed', draft.mode === 'anonymous' ? 'nameless' : 'named', 'advice'] as const;
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3 }}>
        {facts.map((fact) => (
          <li key={fact}>{t(`ask.terms.facts.${fact}`)}</li>
        ))}
      </Box>
      <CheckboxField
        name={name}
        error={error}
        required
        label={
          <>
            {t('ask.terms.accept')}{' '}
            <Link to={contentPaths.privacy()} target="_blank" rel="noopener">
              {t('ask.terms.policy')}
            </Link>
          </>
        }
      />
    </>
  );
}
