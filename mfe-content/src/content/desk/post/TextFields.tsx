import { useMemo, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import type { Passage } from '@clinic/contracts/content/desk';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Card, Stack } from '@clinic/kit/ui';
import type { Known } from './checks.ts';
import { HtmlField } from '../../../parts/desk/HtmlField.tsx';
import { useOnDemand } from '../../../parts/desk/use-on-demand.ts';
import { Comments } from './Comments.tsx';
import type { HelpModule } from './use-help.ts';
import { usePartLabel } from '../../../parts/desk/use-part-label.ts';
import type { Commenting } from './use-comments.ts';
import type { Writing } from './use-writing.ts';

interface TextFieldsProps {
  lang: Lang;
  writing: Writing;
  errors: Partial<Record<string, string>>;
  commenting: Commenting;
  /** What is pointed out about the text, and what that needs to know; null until it is there. */
  help: HelpModule | null;
  known: Known | null;
  /** Whether a machine drafts translations. */
  translates: boolean;
}

const lines = { title: 1, slug: 1, summary: 3 } as const;

const loadMachine = () => import('./MachineTranslation.tsx');

/** The texts of a post in one language, in its own direction. */
export function TextFields({ lang, writing, errors, commenting, help, known, translates }: TextFieldsProps) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const { content, post, type } = writing;
  const machine = useOnDemand(loadMachine, translates || post.machine_translated.includes(lang));
  const [selected, select] = useState<Passage | null>(null);
  const { comments } = commenting;
  const passages = useMemo(() => comments.filter((one) => one.lang === lang && !one.resolved), [comments, lang]);
  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '1.125rem' }}>
          {t(`desk.in.${lang}`)}
        </Box>
        {machine !== null && <machine.MachineTranslation lang={lang} writing={writing} isOffered={translates} />}
        {(['title', 'slug', 'summary'] as const).map((part) => {
          const name = `${lang}.${part}` as const;
          const error = errors[name];
          return (
            <TextField
              key={part}
              name={name}
              label={label(name)}
              rows={lines[part]}
              hint={part === 'slug' ? t(post.live ? 'desk.hints.movedSlug' : `desk.hints.slug.${lang}`) : undefined}
              {...(error === undefined ? {} : { error })}
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              readOnly={!post.may_write}
              value={content[lang][part]}
              onChange={(event) => type(name, (event.target as HTMLInputElement | HTMLTextAreaElement).value)}
            />
          );
        })}
        <HtmlField
          name={`${lang}.html`}
          label={label(`${lang}.html`)}
          {...{ lang, passages, html: content[lang].html, revision: writing.revision, readOnly: !post.may_write }}
          error={errors[`${lang}.html`]}
          onSelect={select}
          onType={(html) => type(`${lang}.html`, html)}
        />
        {help !== null && known !== null && <help.Remarks remarks={help.remarksOn(content, lang, known)} />}
        <Comments
          {...{ lang, selected, commenting, html: content[lang].html, isClosed: post.deleted_at !== null }}
          onAccept={
            post.may_write && writing.conflict === null
              ? (html, suggestion) => writing.accept(`${lang}.html`, html, suggestion)
              : null
          }
        />
      </Stack>
    </Card>
  );
}
