import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { TextField } from '../forms/index.ts';
import { useSession } from '../session/index.ts';
import { Box, Button, Icon, IconButton } from '../ui/index.ts';
import type { Filter, FilterStore } from './filter-store.ts';
import { isSameFilter, longestName } from './filter-store.ts';
import { useDeskTexts } from './use-desk-texts.ts';

interface SavedFiltersProps<F extends Filter> {
  store: FilterStore<F>;
  /** What the list is narrowed by now. */
  present: NoInfer<F>;
  /** The same of a list that nothing narrows: there is no need to save it. */
  usual: NoInfer<F>;
  /** Address of the list that a filter narrows. */
  hrefFor: (filter: NoInfer<F>) => string;
}

/** Lists that somebody saved under a name, and a way to save the present one. */
export function SavedFilters<F extends Filter>({ store, present, usual, hrefFor }: SavedFiltersProps<F>) {
  const { t } = useDeskTexts();
  const owner = useSession((session) => session.user?.public_id ?? '');
  const { filters, isFull, save, remove } = store.useFilters(owner);
  const [name, setName] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const maySave = !isSameFilter(present, usual) && !isFull && !filters.some((one) => isSameFilter(one, present));
  if (filters.length === 0 && !maySave) return null;

  const close = () => {
    setName(null);
    // What had the focus is gone.
    group.current?.focus();
  };
  const keep = () => {
    save({ ...present, name: (name ?? '').trim() });
    close();
  };

  return (
    <Box ref={group} tabIndex={-1} role="group" aria-label={t('filters.label')} sx={row}>
      {filters.map((filter) => (
        <Box key={filter.name} component="span" sx={chip}>
          <Link to={hrefFor(filter)} {...(isSameFilter(filter, present) ? { 'aria-current': 'page' as const } : {})}>
            <bdi dir="auto">{filter.name}</bdi>
          </Link>
          <IconButton
            aria-label={t('filters.remove', { name: filter.name })}
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
          {t('filters.save')}
        </Button>
      )}
      {maySave && name !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <TextField
            autoFocus
            name="filter-name"
            label={t('filters.name')}
            dir="auto"
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button disabled={name.trim() === ''} onClick={keep}>
            {t('filters.keep')}
          </Button>
          <Button variant="text" onClick={close}>
            {t('filters.cancel')}
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
