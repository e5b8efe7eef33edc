import type { BrandColors } from '@clinic/contracts/colors/brand';
import { brandSchemes } from '@clinic/contracts/colors/brand';
import type { LogoFile } from './logo.ts';

/** Sizes in which phones ask for the icon of an application, in pixels; iPhones take the first one from its own address. */
const sizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
export type IconPath = keyof typeof sizes;
export const iconPaths = Object.keys(sizes) as IconPath[];

/** How much of its side the mark takes: phones cut circles out of icons. */
const markShare = 0.66;

/** At what density a drawing has its own size, and the most that can be asked for. */
const dotsPerInch = 72;
const mostDensity = 100_000;

/** What icons are drawn from: a mark, and the colour of the square that it stands on. */
interface Drawn {
  readonly mark: Buffer;
  readonly ground: string;
}

/** The clinic's own mark stands on white, as it does in the frame; that of the product on its own ground. */
export function markOf(logo: LogoFile | null, colors: BrandColors, icon: string): Drawn {
  const { light } = brandSchemes(colors);
  return logo === null ? { mark: Buffer.from(icon), ground: light.primary } : { mark: logo.body, ground: light.paper };
}

/** Draws icons when a phone first asks for one: most servers draw none, and what draws them takes memory. */
export function iconDrawer({ mark, ground }: Drawn): (path: IconPath) => Promise<Buffer> {
  const drawn = new Map<IconPath, Promise<Buffer>>();
  const draw = async (size: number) => {
    const { default: sharp } = await import('sharp');
    const inner = Math.round(size * markShare);
    // Drawings are rasterised at their own size first: a small one would be blurred, a large one is more than can be held.
    const own = await sharp(mark, { limitInputPixels: false }).metadata();
    const density = (dotsPerInch * inner) / Math.max(own.width, own.height);
    const shown = await sharp(mark, { density: Math.min(Math.max(density, 1), mostDensity) })
      .resize(inner, inner, { fit: 'contain', background: ground })
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: shown }])
      .png({ palette: true })
      .toBuffer();
  };
  return (path) => {
    const known = drawn.get(path);
    if (known !== undefined) return known;
    const drawing = draw(sizes[path]);
    drawn.set(path, drawing);
    // Whoever asks next tries again.
    drawing.catch(() => drawn.delete(path));
    return drawing;
  };
}
