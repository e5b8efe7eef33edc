import { useId, useRef, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { SubmitFailed } from '@clinic/kit/forms';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { LinkSearch } from '../../../../parts/links/index.ts';
import { teaserOf } from './teaser-of.ts';

interface AddTeaserProps {
  lang: Lang;
  onAdd: (html: string) => void;
}

/** Finds a page of the site and puts its title, its link and, for a post, its summary at the end of the text. */
export function AddTeaser({ lang, onAdd }: AddTeaserProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);

  const add = async (path: string, title: string) => {
    if (isAdding) return;
    setAdding(true);
    setFailure(null);
    try {
      onAdd(await teaserOf(path, title, lang));
      // The list goes; who went on elsewhere meanwhile stays there.
      if (list.current?.contains(document.activeElement) === true) toggle.current?.focus();
      open(false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure({ code: error.code, text: error.text });
    } finally {
      setAdding(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Button
          ref={toggle}
          size="small"
          variant="outlined"
          loading={isAdding}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('desk.partIn', { part: t('desk.newsletter.teaser'), language: t(`desk.in.${lang}`) })}
          onClick={() => open(!isOpen)}
        >
          {t('desk.newsletter.teaser')}
        </Button>
      </div>
      <div id={id} ref={list}>
        {isOpen && <LinkSearch lang={lang} onChoose={(path, title) => void add(path, title)} />}
        {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
      </div>
    </Box>
  );
}
