import { useTranslation } from '@clinic/kit/i18n';
import { Box, inFocus, Picture } from '@clinic/kit/ui';

/** A place within a picture, as shares of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface FocalPointProps {
  path: string;
  place: Place;
  isFixed: boolean;
  onChange: (place: Place) => void;
}

/** Where the site crops pictures, in the shapes of those places. Slides follow the window; these are the usual ones. */
const places = [
  { name: 'card', aspectRatio: '3 / 2' },
  { name: 'article', aspectRatio: '16 / 9' },
  { name: 'page', aspectRatio: '8 / 5' },
  { name: 'wideSlide', aspectRatio: '640 / 460' },
  { name: 'phoneSlide', aspectRatio: '16 / 9' },
  { name: 'doctor', aspectRatio: '4 / 3' },
  { name: 'portrait', aspectRatio: '1 / 1' },
] as const;

const share = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100) / 100;

/** Which place of a picture stays in view where it is cropped: pressed on the picture, or moved by keys. */
export function FocalPoint({ path, place, isFixed, onChange }: FocalPointProps) {
  const { t } = useTranslation('content');
  return (
    <Box component="fieldset" sx={frame} disabled={isFixed}>
      <Box component="legend" sx={{ padding: 0, fontWeight: 550 }}>
        {t('desk.pictures.focal.title')}
      </Box>
      <Box component="p" sx={hint}>
        {t('desk.pictures.focal.hint')}
      </Box>
      <Box
        sx={isFixed ? whole : { ...whole, cursor: 'crosshair' }}
        // As on the sliders: the left of a picture is its left in both languages.
        dir="ltr"
        onClick={(event) => {
          if (isFixed) return;
          const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
          onChange({ x: share(event.clientX - x, width), y: share(event.clientY - y, height) });
        }}
      >
        <Picture src={path} width={640} height={480} sizes="(min-width: 900px) 420px, 90vw" alt="" eager />
        <span aria-hidden style={{ insetInlineStart: `${place.x * 100}%`, insetBlockStart: `${place.y * 100}%` }} />
      </Box>
      {(['x', 'y'] as const).map((axis) => (
        <Box component="label" key={axis} sx={slider}>
          {t(`desk.pictures.focal.${axis}`)}
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            dir="ltr"
            value={Math.round(place[axis] * 100)}
            aria-valuetext={`${Math.round(place[axis] * 100)}%`}
            onChange={({ target }) => onChange({ ...place, [axis]: Number(target.value) / 100 })}
          />
        </Box>
      ))}
      <Box component="ul" sx={crops} aria-label={t('desk.pictures.focal.crops')}>
        {places.map(({ name, aspectRatio }) => (
          <li key={name}>
            <Box sx={{ aspectRatio, borderRadius: name === 'portrait' ? '50%' : '8px' }}>
              <Picture src={path} width={192} height={108} sizes="128px" alt="" {...inFocus(place)} />
            </Box>
            <span>{t(`desk.pictures.focal.places.${name}`)}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
const hint = { margin: 0, color: 'text.secondary', fontSize: '.9375rem' } as const;
const whole = {
  position: 'relative',
  justifySelf: 'center',
  maxWidth: '100%',
  '& img': {
    display: 'block',
    borderRadius: '12px',
    bgcolor: 'primary.soft',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: 320,
  },
  '& > span': {
    position: 'absolute',
    boxSizing: 'border-box',
    width: 26,
    height: 26,
    // Its middle is the place.
    margin: '-13px',
    borderRadius: '50%',
    border: '3px solid #fff',
    outline: '2px solid #111',
    boxShadow: 'inset 0 0 0 2px #111',
    pointerEvents: 'none',
  },
} as const;
const slider = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  '& input': { width: '100%', margin: 0, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
const crops = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  alignItems: 'end',
  gap: 1.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start', gap: 0.5, fontSize: '.875rem', lineHeight: 1.5 },
  '& div': { height: 64, overflow: 'hidden', bgcolor: 'primary.soft' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;
