import type { Doctor, DoctorCard } from '@clinic/contracts';
import { pick, useLang } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Card, Portrait } from '@clinic/kit/ui';
import { NextSlot } from './NextSlot.tsx';

interface DoctorTileProps {
  /** With `next_slot` the tile also says when the doctor can be seen. */
  doctor: Omit<Doctor, 'id'> & Partial<Pick<DoctorCard, 'next_slot'>>;
  /** Lists of details keep one column on a phone, so that the time of the next visit is read at a glance. */
  layout?: 'portrait' | 'row';
  /** Level of the heading. */
  level?: 2 | 3;
}

/** A doctor in a grid: portrait, name, first title; one link by the slug of the page's language. */
export function DoctorTile({ doctor, layout = 'portrait', level = 3 }: DoctorTileProps) {
  const lang = useLang();
  const [title] = doctor.job_titles;
  return (
    <Box component={Card} sx={layout === 'row' ? row : portrait}>
      <Box sx={picture}>
        <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={280} shape="rounded" />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Box component={`h${level}`} sx={{ margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 }}>
          <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
        </Box>
        {title && (
          <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem', lineHeight: 1.5 }}>
            {pick(title, 'name', lang)}
          </Box>
        )}
        {doctor.next_slot !== undefined && (
          <Box sx={{ mt: 0.5 }}>
            <NextSlot slot={doctor.next_slot} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const tile = {
  height: '100%',
  display: 'grid',
  gap: 1.5,
  padding: { xs: '10px 10px 16px', sm: '12px 12px 20px' },
  alignContent: 'start',
  transition: 'border-color .2s ease, background-color .2s ease',
  '& :is(h2,h3) a': { color: 'text.primary', textDecoration: 'none' },
  '& :is(h2,h3) a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '&:hover': { borderColor: 'primary.light', bgcolor: 'background.raised' },
  '&:hover :is(h2,h3) a': { color: 'primary.main' },
  '& :is(h2,h3) a:focus-visible:focus-visible:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& :is(h2,h3) a:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
const portrait = { ...tile, '& > :last-child': { px: { xs: 0.5, sm: 1 } } } as const;
const row = {
  ...tile,
  gridTemplateColumns: { xs: '96px minmax(0,1fr)', sm: 'minmax(0,1fr)' },
  padding: { xs: '10px', sm: '12px 12px 20px' },
  '& > :last-child': { px: { xs: 0.5, sm: 1 } },
} as const;
const picture = {
  '& > *': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectPosition: '50% 20%',
    '@media (min-width:600px)': { aspectRatio: '4 / 3' },
  },
} as const;
