import type { Locator, Page } from '@playwright/test';

/** What an element looks like: a PNG, without the caret and movement that come and go. */
export async function look(element: Locator): Promise<string> {
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * How much of two pictures of the same element differs, from 0 to 1. Both are of the same run, so neither the machine nor
 * its fonts count. A pixel differs when one of its colours does by more than a quarter.
 */
export async function difference(page: Page, one: string, other: string): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (first === undefined || second === undefined) throw new Error('no picture');
      const rows = Math.min(first.height, second.height);
      const columns = Math.min(first.width, second.width);
      let differ = 0;
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const apart = [0, 1, 2].some(
            (colour) =>
              Math.abs(
                (first.data[(y * first.width + x) * 4 + colour] ?? 0) -
                  (second.data[(y * second.width + x) * 4 + colour] ?? 0),
              ) > 64,
          );
          if (apart) differ += 1;
        }
      }
      return differ / (rows * columns);
    },
    [one, other],
  );
  await blank.close();
  return share;
}
