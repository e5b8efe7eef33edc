import { useState } from 'react';
import type { ReactNode } from 'react';
import { Box, Button, Icon, useHydrated } from '../ui/index.ts';

interface FilterPanelProps {
  /** What it is called where it can be folded out. */
  title: string;
  /** The command of the button that a page without script needs, unless `lead` has one. */
  apply?: string;
  /** What stands beside it and always shows: a search, or the choices that most people make. */
  lead: ReactNode;
  /** Folded out at first; from then on it is the visitor who opens and closes. */
  open?: boolean;
  /** A wide window shows it beside `lead`, never folded. */
  unfolds?: boolean;
  /** The filters. */
  children: ReactNode;
}

/** Filters of a list that fold away beside what always shows; part of a form. Both are one row. */
export function FilterPanel({ title, apply, lead, open = false, unfolds = false, children }: FilterPanelProps) {
  const alive = useHydrated();
  const [first] = useState(open);
  return (
    <Box sx={unfolds ? unfolding : panel}>
      <div>{lead}</div>
      <details open={first}>
        <summary title={title}>
          <Icon name="filter" size={20} />
          {title}
        </summary>
        <div>
          {children}
          {apply !== undefined && !alive && <Button type="submit">{apply}</Button>}
        </div>
      </details>
    </Box>
  );
}

/** What can be chosen, each with its words. */
export type FilterOptions = readonly (readonly [value: string | number, words: string])[];

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | number;
  /** Options, those in groups behind the others. */
  options: FilterOptions;
  groups?: readonly { label: string; options: FilterOptions }[];
  /** Without it the form that the filter is in takes what is chosen. */
  onChoose?: (value: string) => void;
}

/** One filter with the device's own list. */
export function FilterSelect({ name, label, value, options, groups = [], onChoose }: FilterSelectProps) {
  // The address follows later: until then what was chosen stays, for the next choice to add to.
  const [{ chosen, since }, choose] = useState({ chosen: value, since: value });
  if (since !== value) choose({ chosen: value, since: value });
  return (
    <label>
      {label}
      <select
        name={name}
        value={chosen}
        onChange={({ target }) => {
          choose({ chosen: target.value, since });
          onChoose?.(target.value);
        }}
      >
        {drawn(options)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {drawn(group.options)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const drawn = (options: FilterOptions) =>
  options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

/** Height of the row and width of the button that folds out, in pixels. */
const row = 52;

// What folds out begins in the row of what stands beside it, and goes on below both.
const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > *': { gridArea: '1/1' },
  '& > div': { zIndex: 1, alignSelf: 'start', marginInlineEnd: `${row + 8}px` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: row,
    minHeight: row,
    marginInlineStart: 'auto',
    border: '1px solid',
    borderColor: 'line.edge',
    borderRadius: '14px',
    backgroundColor: 'background.paper',
    // The icon alone: the words are for who cannot see it.
    fontSize: 0,
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover, & [open] > summary': { backgroundColor: 'primary.soft' },
  '& details > div': {
    display: 'grid',
    gap: 2,
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(144px,100%),1fr))',
    marginBlockStart: 1.5,
  },
  '& label': { display: 'grid', gap: '6px', fontWeight: 550 },
  '& select': {
    width: '100%',
    minHeight: row,
    paddingInline: '10px',
    border: '1px solid',
    borderColor: 'line.edge',
    borderRadius: '14px',
    backgroundColor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontWeight: 400,
  },
};

const unfolding = {
  ...panel,
  '@supports selector(::details-content)': {
    '@media (min-width:900px)': {
      gridTemplateColumns: '5fr 13fr',
      gap: '16px',
      alignItems: 'end',
      '& > *': { gridArea: 'auto' },
      '& > div': { alignSelf: 'end', margin: 0 },
      '& summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible' },
      '& details > div': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0,1fr)',
        margin: 0,
      },
    },
  },
};
