import { useEffect, useRef } from 'react';
import { languages } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { partNames, partOf } from './merge.ts';
import { changesIn } from './text-changes.ts';
import { usePartLabel } from './use-part-label.ts';

interface ComparisonProps {
  title: string;
  before: PostContent;
  after: PostContent;
  onClose: () => void;
}

/** What differs between two versions, part by part in both languages: what went is struck out, what came is underlined. */
export function Comparison({ title, before, after, onClose }: ComparisonProps) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const parts = partNames.filter((name) => partOf(before, name) !== partOf(after, name));

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box component="h3" ref={heading} tabIndex={-1} sx={{ margin: 0 }}>
          {title}
        </Box>
        {parts.length === 0 && <p style={{ margin: 0 }}>{t('desk.revisions.same')}</p>}
        {parts.map((name) => {
          const lang = languages.find((one) => name.startsWith(`${one}.`));
          return (
            <div key={name}>
              <Box component="h4" sx={{ margin: 0, fontSize: '1rem' }}>
                {label(name)}
              </Box>
              <Box lang={lang} dir={lang === undefined ? 'auto' : lang === 'ar' ? 'rtl' : 'ltr'} sx={text}>
                {changesIn(String(partOf(before, name) ?? ''), String(partOf(after, name) ?? '')).map(
                  (change, index) =>
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
          );
        })}
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
