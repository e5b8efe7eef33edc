import { useTheme } from '@mui/material/styles';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Whether a text, for example from a descriptor, names an icon of the set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
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
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={iconPaths[name]}
        transform={direction === 'rtl' && directed.test(name) ? 'matrix(-1 0 0 1 24 0)' : undefined}
      />
    </svg>
  );
}
