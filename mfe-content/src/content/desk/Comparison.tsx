import { useEffect, useRef } from 'react';
import type { Lang } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { changesIn } from './text-changes.ts';

/** A part of what is compared, as text or HTML. */
export interface ComparedPart {
  key: string;
  label: string;
  /** Undefined where it is in no language, or in any. */
  lang: Lang | undefined;
  before: string;
  after: string;
}

interface ComparisonProps {
  title: string;
  /** All parts; those that are the same are not shown. */
  parts: readonly ComparedPart[];
  onClose: () => void;
}

/** What differs between two versions, part by part in both languages: what went is struck out, what came is underlined. */
export function Comparison({ title, parts, onClose }: ComparisonProps) {
  const { t } = useTranslation('content');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changed = parts.filter(({ before, after }) => before !== after);

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box component="h3" ref={heading} tabIndex={-1} sx={{ margin: 0 }}>
          {title}
        </Box>
        {changed.length === 0 && <p style={{ margin: 0 }}>{t('desk.revisions.same')}</p>}
        {changed.map(({ key, label, lang, before, after }) => (
          <div key={key}>
            <Box component="h4" sx={{ margin: 0, fontSize: '1rem' }}>
              {label}
            </Box>
            <Box lang={lang} dir={lang === undefined ? 'auto' : lang === 'ar' ? 'rtl' : 'ltr'} sx={text}>
              {changesIn(before, after).map((change, index) =>
                change.kind === 'same' ? (
                  <span key={index}>{change.text}</span>
                ) : change.kind === 'gone' ? (
                  <del key={index}>{change.text}</del>
                ) : (
                  <ins key={index}>{change.text}</ins>
                ),
              )}
            </Box>
          </div>
        ))}
        <div>
          <Button variant="outlined" onClick={onClose}>
            {t('desk.revisions.close')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const text = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& del': { color: 'error.main', bgcolor: 'error.soft' },
  '& ins': { color: 'success.main', bgcolor: 'success.soft', textDecorationThickness: 2 },
} as const;
