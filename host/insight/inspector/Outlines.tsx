import { styled } from '@mui/material/styles';
import type { Geometry } from './geometry.ts';

/** Colours of the outlines; each is dark enough for the white words on it. */
const colours = ['#a3241a', '#1a5680', '#1b6541', '#6b2f86', '#7c4a00', '#0f4c4a'];

interface OutlinesProps {
  regions: Geometry['regions'];
  /** What is written on a region. */
  nameOf: (remote: string) => string;
}

/** A frame around every region of a remote, with its release and team. It lies over the page and takes no press from it. */
export function Outlines({ regions, nameOf }: OutlinesProps) {
  const names = [...new Set(regions.map(({ remote }) => remote))].sort();
  return (
    <Layer aria-hidden data-inspector="outlines">
      {regions.map(({ remote, inlineStart, blockStart, width, height }, index) => (
        <Frame
          key={index}
          style={{
            color: colours[names.indexOf(remote) % colours.length],
            insetInlineStart: inlineStart,
            insetBlockStart: blockStart,
            inlineSize: width,
            blockSize: height,
          }}
        >
          <Name style={{ insetBlockStart: Math.max(0, -blockStart) }}>
            <bdi dir="ltr">{nameOf(remote)}</bdi>
          </Name>
        </Frame>
      ))}
    </Layer>
  );
}

const Layer = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1390,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const Frame = styled('div')({ position: 'absolute', outline: '2px dashed currentColor', outlineOffset: -2 });

const Name = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  paddingInline: 8,
  fontSize: '.8125rem',
  lineHeight: '22px',
  fontWeight: 600,
  backgroundColor: 'currentColor',
  '& bdi': { color: '#fff' },
});
