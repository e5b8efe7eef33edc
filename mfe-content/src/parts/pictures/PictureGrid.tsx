import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Picture, VisuallyHidden, inFocus } from '@clinic/kit/ui';

interface PictureGridProps {
  pictures: readonly LibraryPicture[];
  /** The path of the one that is in use. */
  current?: string;
  /** What pressing one does, for who listens. */
  labelOf: (name: string) => string;
  onPress: (picture: LibraryPicture) => void;
}

/** The last part of a path: what its file is called. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Pictures side by side, each a button. Those that nobody has described in both languages say so. */
export function PictureGrid({ pictures, current, labelOf, onPress }: PictureGridProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box component="ul" sx={grid}>
      {pictures.map((picture) => {
        const shows = pick(picture, 'alt', lang);
        const isDescribed = picture.alt_ar !== '' && picture.alt_en !== '';
        return (
          <li key={picture.path}>
            <Box
              component="button"
              type="button"
              sx={tile}
              {...(current === undefined ? {} : { 'aria-pressed': picture.path === current })}
              onClick={() => onPress(picture)}
            >
              <Picture
                src={picture.path}
                width={256}
                height={192}
                sizes="(min-width: 640px) 220px, 44vw"
                alt=""
                {...inFocus({ x: picture.focal_x, y: picture.focal_y })}
              />
              <VisuallyHidden>{labelOf(shows || nameOf(picture.path))} </VisuallyHidden>
              <Box component="span" aria-hidden sx={caption}>
                <bdi dir={shows === '' ? 'ltr' : 'auto'}>{shows || nameOf(picture.path)}</bdi>
              </Box>
              {!isDescribed && (
                <Box component="span" sx={warning}>
                  <Icon name="alert" size={16} />
                  {t('desk.pictures.undescribed')}
                </Box>
              )}
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
} as const;
const tile = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.75,
  width: '100%',
  height: '100%',
  padding: 1,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '.9375rem',
  textAlign: 'start',
  position: 'relative',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&[aria-pressed="true"]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: '9px',
    bgcolor: 'primary.soft',
  },
} as const;
const caption = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
} as const;
const warning = {
  display: 'flex',
  gap: 0.5,
  alignItems: 'center',
  color: 'warning.main',
  fontSize: '.875rem',
} as const;
