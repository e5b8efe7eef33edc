import { useState } from 'react';
import { FieldGroup } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import type { PartName } from './merge.ts';
import { partOf, withPart } from './merge.ts';
import { usePartLabel } from '../../../parts/desk/use-part-label.ts';
import type { Conflict, Writing } from './use-writing.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  writing: Writing;
}

/** Two people changed the same part: both texts side by side, and a choice for each. Nothing is lost until it is made. */
export function ConflictPanel({ conflict: { theirs, parts }, writing }: ConflictPanelProps) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const [taken, take] = useState<readonly PartName[]>([]);
  const chosen = parts
    .filter((name) => taken.includes(name))
    .reduce((content, name) => withPart(content, name, partOf(theirs.content, name)), writing.content);

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }} role="alert">
        <Box component="h2" sx={{ margin: 0, fontSize: '1.25rem' }}>
          {t('desk.conflict.title')}
        </Box>
        <p style={{ margin: 0 }}>
          {t('desk.conflict.text')} {theirs.updated_by !== null && <bdi dir="auto">{theirs.updated_by}</bdi>}
        </p>
        {parts.map((name) => (
          <FieldGroup key={name}>
            <legend>{label(name)}</legend>
            <Box sx={sides}>
              {([false, true] as const).map((isTheirs) => (
                <Box component="label" key={String(isTheirs)} sx={side}>
                  <span>
                    <input
                      type="radio"
                      name={`conflict-${name}`}
                      checked={taken.includes(name) === isTheirs}
                      onChange={() =>
                        take((now) => (isTheirs ? [...now, name] : now.filter((other) => other !== name)))
                      }
                    />{' '}
                    {t(isTheirs ? 'desk.conflict.theirs' : 'desk.conflict.mine')}
                  </span>
                  <Box component="span" dir="auto" sx={text}>
                    {String(partOf(isTheirs ? theirs.content : writing.content, name) ?? '')}
                  </Box>
                </Box>
              ))}
            </Box>
          </FieldGroup>
        ))}
        <div>
          <Button onClick={() => writing.settle(chosen)}>{t('desk.conflict.settle')}</Button>
        </div>
      </Stack>
    </Card>
  );
}

const sides = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const side = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  padding: 2,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '12px',
  cursor: 'pointer',
} as const;
const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflowY: 'auto' } as const;
