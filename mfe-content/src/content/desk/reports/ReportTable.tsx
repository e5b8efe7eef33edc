import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';

interface Column {
  id: string;
  label: string;
  /** On a phone it stands without its name: what is in it says enough. */
  isPlain?: boolean;
}

interface ReportTableProps {
  label: string;
  /** How to read it. */
  explained: string;
  columns: readonly Column[];
  /** One cell for each column; the first one names the row. */
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
}

/** A table of a report. On a phone each row is a block, with the names of its columns beside what stands in them. */
export function ReportTable({ label, explained, columns, rows }: ReportTableProps) {
  const explanation = useId();
  return (
    <div>
      <Box component="p" id={explanation} sx={note}>
        {explained}
      </Box>
      <Box component="table" aria-label={label} aria-describedby={explanation} sx={table}>
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => {
                const column = columns[index + 1];
                return (
                  <td key={column?.id} data-label={column?.isPlain === true ? undefined : column?.label}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
}

const note = { margin: 0, mb: 1.5, color: 'text.secondary', fontSize: '.9375rem', maxWidth: '75ch' } as const;
const wide = '@media (min-width:900px)';
const narrow = '@media (max-width:899.98px)';
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  overflowWrap: 'anywhere',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 2, py: 1.5 },
  '& tbody th': { fontWeight: 600 },
  '& tbody a': { display: 'inline-block', minHeight: 32 },
  '& tbody tr + tr > *': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  [wide]: {
    '& thead th': {
      color: 'text.secondary',
      fontWeight: 500,
      fontSize: '.9375rem',
      bgcolor: 'background.raised',
      borderBlockEnd: '1px solid',
      borderColor: 'line.hair',
    },
    '& thead th:first-of-type': { borderStartStartRadius: '16px' },
    '& thead th:last-of-type': { borderStartEndRadius: '16px' },
    '& tbody th': { width: '40%' },
  },
  [narrow]: {
    display: 'block',
    '& tbody, & tr, & tbody th': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
    '& td:last-child': { pb: 1.5 },
    '& tbody tr + tr > td': { borderBlockStart: 0 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      fontSize: '.9375rem',
      flexShrink: 0,
    },
  },
} as const;
