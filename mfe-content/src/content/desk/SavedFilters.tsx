import { useRef, useState } from 'react';
import * as contentPaths from '@clinic/contracts/content/paths';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Icon, IconButton } from '@clinic/kit/ui';
import type { DeskAddress } from './desk-address.ts';
import { inAddress } from './desk-address.ts';
import { isSameFilter, longestName, useSavedFilters } from './saved-filters.ts';

/** Lists that somebody saved under a name, and a way to save the present one. */
export function SavedFilters({ address }: { address: DeskAddress }) {
  const { t } = useTranslation('content');
  const owner = useSession((session) => session.user?.public_id ?? '');
  const { filters, isFull, save, remove } = useSavedFilters(owner);
  const [name, setName] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const { search, list, type } = address;
  const present = { search, list, type };
  const isUsual = isSameFilter(present, { search: '', list: 'all', type: null });
  const maySave = !isUsual && !isFull && !filters.some((one) => isSameFilter(one, present));
  if (filters.length === 0 && !maySave) return null;

  const keep = () => {
    save({ ...present, name: (name ?? '').trim() });
    setName(null);
    // What had the focus is gone.
    group.current?.focus();
  };

  return (
    <Box ref={group} tabIndex={-1} role="group" aria-label={t('desk.filters.label')} sx={row}>
      {filters.map((filter) => (
        <Box key={filter.name} component="span" sx={chip}>
          <Link
            to={contentPaths.contentDesk(inAddress({ ...filter, before: null }))}
            {...(isSameFilter(filter, present) ? { 'aria-current': 'page' as const } : {})}
          >
            <bdi dir="auto">{filter.name}</bdi>
          </Link>
          <IconButton
            aria-label={t('desk.filters.remove', { name: filter.name })}
            onClick={() => {
              remove(filter.name);
              group.current?.focus();
            }}
          >
            <Icon name="close" size={18} />
          </IconButton>
        </Box>
      ))}
      {maySave && name === null && (
        <Button size="small" variant="text" onClick={() => setName('')}>
          {t('desk.filters.save')}
        </Button>
      )}
      {maySave && name !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <TextField
            name="filter-name"
            label={t('desk.filters.name')}
            dir="auto"
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button disabled={name.trim() === ''} onClick={keep}>
            {t('desk.filters.keep')}
          </Button>
          <Button variant="text" onClick={() => setName(null)}>
            {t('desk.cancel')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: 1.5,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '999px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
  '& a[aria-current]': { fontWeight: 600 },
} as const;
