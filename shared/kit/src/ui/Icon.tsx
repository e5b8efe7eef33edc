import { use } from 'react';
import { useTheme } from '@mui/material/styles';
import { iconNames } from './icon-names.ts';
import type { IconName } from './icon-names.ts';
import { IconSheet } from './icon-sheet.ts';

export type { IconName };

/** Whether a text, for example from a descriptor, names an icon of the set. */
export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}

interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** Only when the icon says something that no text beside it says; otherwise it is decoration. */
  label?: string;
}

const directed = /-(start|end)$|^logout$/;

/** One drawn icon in the colour of the text around it, mirrored in Arabic when it points along the line. */
export function Icon({ name, size = 24, label }: IconProps) {
  const { direction } = useTheme();
  const sheet = use(IconSheet);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use
        href={`${sheet}#${name}`}
        transform={direction === 'rtl' && directed.test(name) ? 'matrix(-1 0 0 1 24 0)' : undefined}
      />
    </svg>
  );
}
