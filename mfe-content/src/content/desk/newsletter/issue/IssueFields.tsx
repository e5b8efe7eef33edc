import type { Lang } from '@clinic/contracts';
import { issueLimits } from '@clinic/contracts/content/newsletter-issues';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Card, Stack } from '@clinic/kit/ui';
import { HtmlField } from '../../../../parts/desk/HtmlField.tsx';
import { usePartLabel } from '../../../../parts/desk/use-part-label.ts';
import { AddTeaser } from './AddTeaser.tsx';
import type { IssueWriting } from './use-issue.ts';

interface IssueFieldsProps {
  lang: Lang;
  writing: IssueWriting;
  errors: Partial<Record<string, string>>;
}

/** An issue in one language, in its own direction. */
export function IssueFields({ lang, writing, errors }: IssueFieldsProps) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const { content, issue, revision, type, rewrite } = writing;
  const { html } = content[lang];
  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '1.125rem' }}>
          {t(`desk.in.${lang}`)}
        </Box>
        {(['subject', 'preheader'] as const).map((part) => {
          const name = `${lang}.${part}` as const;
          const error = errors[name];
          return (
            <TextField
              key={part}
              name={name}
              label={label(name)}
              required={part === 'subject'}
              maxLength={issueLimits[part]}
              hint={part === 'preheader' ? t('desk.newsletter.preheaderHint') : undefined}
              {...(error === undefined ? {} : { error })}
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              readOnly={!issue.may_write}
              value={content[lang][part]}
              onChange={(event) => type(name, event.target.value)}
            />
          );
        })}
        <HtmlField
          name={`${lang}.html`}
          label={label(`${lang}.html`)}
          {...{ lang, html, revision, readOnly: !issue.may_write, error: errors[`${lang}.html`] }}
          onType={(written) => type(`${lang}.html`, written)}
        />
        {issue.may_write && (
          <AddTeaser lang={lang} onAdd={(teaser) => rewrite(`${lang}.html`, (now) => `${now}${teaser}`)} />
        )}
      </Stack>
    </Card>
  );
}
