import { useEffect, useState } from 'react';

/** A part of the page that a remote owns, and its place in the window, in pixels from the corner where reading starts. */
export interface Region {
  remote: string;
  inlineStart: number;
  blockStart: number;
  width: number;
  height: number;
}

/** Where the regions of the page are, and where the banner of a preview ends. */
export interface Geometry {
  regions: readonly Region[];
  bannerEnd: number;
}

/** Follows the regions of a page while the inspector is open: they move with scrolling, resizing and changes of the document. */
export function useGeometry(open: boolean): Geometry {
  const [geometry, setGeometry] = useState<Geometry>({ regions: [], bannerEnd: 0 });
  useEffect(() => {
    if (!open) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = measure();
        setGeometry((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      });
    };
    const changes = new MutationObserver(look);
    const sizes = new ResizeObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    for (const event of ['scroll', 'resize'] as const) addEventListener(event, look, { passive: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of ['scroll', 'resize'] as const) removeEventListener(event, look);
    };
  }, [open]);
  return geometry;
}

function measure(): Geometry {
  const { clientWidth, dir } = document.documentElement;
  const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element): Region[] => {
    const box = element.getBoundingClientRect();
    const { remote = '' } = element.dataset;
    if (box.width === 0 || box.height === 0) return [];
    const inlineStart = Math.round(dir === 'rtl' ? clientWidth - box.right : box.left);
    const [blockStart, width, height] = [box.top, box.width, box.height].map(Math.round) as [number, number, number];
    return [{ remote, inlineStart, blockStart, width, height }];
  });
  const banner = document.querySelector('[data-preview-banner]')?.getBoundingClientRect();
  return { regions, bannerEnd: Math.max(0, Math.round(banner?.bottom ?? 0)) };
}
