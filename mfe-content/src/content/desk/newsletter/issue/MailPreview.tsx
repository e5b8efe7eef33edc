import { useRef, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { IssueContent } from '@clinic/contracts/content/newsletter-issues';
import { issueFooter } from '@clinic/contracts/content/newsletter-issues';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Button, Card, Section, Stack } from '@clinic/kit/ui';
import { ArticleText } from '../../../../parts/ArticleText.tsx';
import { safeHtml } from '../../../../parts/safe-html.ts';
import { sideBySide } from '../../../../parts/side-by-side.ts';

type Shown = Record<Lang, { subject: string; preheader: string; html: string | TrustedHTML }>;

/** An issue as its readers get it, in both languages, as it stood when the button was pressed. */
export function MailPreview({ content }: { content: IssueContent }) {
  const { t } = useTranslation('content');
  const { brand } = useSite();
  const [shown, show] = useState<Shown | null>(null);
  const maker = useRef<HTMLButtonElement>(null);

  const make = async () => {
    const [ar, en] = await Promise.all(
      languages.map(async (lang) => ({ ...content[lang], html: await safeHtml(content[lang].html) })),
    );
    if (ar && en) show({ ar, en });
  };
  return (
    <Section id="preview" title={t('desk.newsletter.preview.title')} lead={t('desk.newsletter.preview.lead')}>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button ref={maker} variant="outlined" onClick={() => void make()}>
            {t(shown === null ? 'desk.newsletter.preview.show' : 'desk.newsletter.preview.again')}
          </Button>
          {shown !== null && (
            <Button
              variant="text"
              onClick={() => {
                // This button goes with what it hides.
                maker.current?.focus();
                show(null);
              }}
            >
              {t('desk.newsletter.preview.hide')}
            </Button>
          )}
        </Box>
        {shown !== null && (
          <Box sx={sideBySide}>
            {languages.map((lang) => (
              <Card key={lang}>
                <Box component="article" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} sx={mail}>
                  <header>
                    <span>{brand.name[lang]}</span>
                    <h3>{shown[lang].subject || t('desk.untitled')}</h3>
                    <span>{shown[lang].preheader}</span>
                  </header>
                  <ArticleText html={shown[lang].html} lang={lang} />
                  <footer>
                    {issueFooter[lang].why}
                    <br />
                    <u>{issueFooter[lang].end}</u>
                  </footer>
                </Box>
              </Card>
            ))}
          </Box>
        )}
      </Stack>
    </Section>
  );
}

const mail = {
  display: 'grid',
  gap: 2,
  maxWidth: 560,
  minWidth: 0,
  marginInline: 'auto',
  textAlign: 'start',
  '& header': { display: 'grid', borderBlockEnd: '1px solid', borderColor: 'line.hair', paddingBlockEnd: 2 },
  '& header h3': { margin: 0, fontSize: '1.1875rem', lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& header span': { color: 'text.secondary', fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& footer': {
    borderBlockStart: '1px solid',
    borderColor: 'line.hair',
    paddingBlockStart: 2,
    color: 'text.secondary',
    fontSize: '.875rem',
  },
} as const;
