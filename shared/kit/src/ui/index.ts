/** The parts of which every screen is made. What is not here is not used on the site. */
export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';

export { Band } from './Band.tsx';
export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
export { Button } from './Button.tsx';
export { Card, CardGrid, LinkCard } from './Card.tsx';
export { Container } from './Container.tsx';
export { Ltr, UserText } from './directed-text.tsx';
export type { EmptyVariant } from './EmptyPicture.tsx';
export { EmptyState } from './EmptyState.tsx';
export { Icon, isIconName, type IconName } from './Icon.tsx';
export { IconSheet } from './icon-sheet.ts';
export { IconButton } from './IconButton.tsx';
export { LinkButton } from './LinkButton.tsx';
export { Logo, LogoMark } from './Logo.tsx';
export { Page, PageTitle } from './Page.tsx';
export { pageCount, pageNumbers } from './page-numbers.ts';
export { Pagination } from './Pagination.tsx';
export { inFocus } from './in-focus.ts';
export { Picture } from './Picture.tsx';
export { pictureSources, type PictureSet } from './picture-sources.ts';
export { Portrait } from './Portrait.tsx';
export { RelativeTime, ShortNumber } from './quantities.tsx';
export { Section } from './Section.tsx';
export { specialityIcon } from './speciality-icon.ts';
export { Skeleton } from './Skeleton.tsx';
export { SkeletonCards, SkeletonLines } from './Skeletons.tsx';
export { StatusChip, type StatusTone } from './StatusChip.tsx';
export { ToastRegion, type Toast } from './ToastRegion.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useLeavingPress } from './leaving-press.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';

export { uiTranslations } from '../i18n/locales/index.ts';
