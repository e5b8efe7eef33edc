import { Box, Icon } from '@clinic/kit/ui';
import { specialtyIcon } from './specialty-icon.ts';

interface SpecialtySignProps {
  specialty: { name_ar: string; name_en: string };
  size?: 52 | 72;
}

/** The icon of a QA speciality on a ground of its own. */
export function SpecialtySign({ specialty, size = 52 }: SpecialtySignProps) {
  return (
    <Box sx={sign} style={{ width: size, height: size }}>
      <Icon name={specialtyIcon(specialty)} size={size === 72 ? 40 : 28} />
    </Box>
  );
}

const sign = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '16px',
  backgroundColor: 'primary.soft',
  color: 'primary.main',
};
