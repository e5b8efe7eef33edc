import { useState } from 'react';
import { FieldGroup, restoreFocus } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { usePartLabel } from './use-part-label.ts';

interface ConflictPanelProps<Name extends string> {
  /** Both texts of each part that two people changed. */
  parts: readonly { name: Name; mine: string; theirs: string }[];
  /** Who saved last. */
  by: string | null;
  /** Named are the parts of which the colleague's text stays. */
  onSettle: (taken: readonly Name[]) => void;
}

/** Two people changed the same part: both texts side by side, and a choice for each. Nothing is lost until it is made. */
export function ConflictPanel<Name extends string>({ parts, by, onSettle }: ConflictPanelProps<Name>) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const [taken, take] = useState<readonly Name[]>([]);

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }} role="alert">
        <Box component="h2" sx={{ margin: 0, fontSize: '1.25rem' }}>
          {t('desk.conflict.title')}
        </Box>
        <p style={{ margin: 0 }}>
          {t('desk.conflict.text')} {by !== null && <bdi dir="auto">{by}</bdi>}
        </p>
        {parts.map(({ name, mine, theirs }) => (
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
                    {isTheirs ? theirs : mine}
                  </Box>
                </Box>
              ))}
            </Box>
          </FieldGroup>
        ))}
        <div>
          <Button
            onClick={() => {
              onSettle(taken);
              requestAnimationFrame(restoreFocus);
            }}
          >
            {t('desk.conflict.settle')}
          </Button>
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
