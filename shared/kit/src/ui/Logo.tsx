import { styled } from '@mui/material/styles';
import { color } from '../theme/color-schemes.ts';

export interface LogoProps {
  /** Name of the clinic in the language of the page, from the brand settings. */
  name: string;
  /** `deep` on the dark ground of the footer. */
  tone?: 'plain' | 'deep';
  size?: number;
  /** The clinic's own mark, with its width at a height of 40 pixels; without it the product's stands there. */
  mark?: { src: string; width: number } | undefined;
  className?: string;
}

/** The mark of the clinic, one line: a heartbeat that comes to rest in a circle; beside it the clinic's name. */
export function Logo({ name, tone = 'plain', size = 40, mark, className }: LogoProps) {
  return (
    <Row className={className} style={{ color: tone === 'deep' ? color('on-deep') : color('primary') }}>
      {mark ? (
        <img {...mark} width={(mark.width * size) / 40} height={size} alt="" style={onWhite} />
      ) : (
        <LogoMark size={size} />
      )}
      <span style={{ fontSize: `${size / 40}em` }}>{name}</span>
    </Row>
  );
}

/** The mark alone, in the colour of the text around it, with its one coral point. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path
        d="M8 20.500h5.500l3.200-7.500 5.300 14.500 3.500-7H37A17 17 0 1 0 31.800 32.300"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="31.800" cy="32.300" r="3" fill={color('accent-mid')} />
    </svg>
  );
}

/** A mark is drawn for white; on a dark ground it keeps some of it around. */
const onWhite = { background: '#fff', borderRadius: 8 };

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 20,
  fontWeight: 650,
  lineHeight: 1.3,
});
