/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 6. That is enough for every address
 * that the clinic prints.
 */

/** Versions from 1 on, at error correction M: all codewords, those of correction in each block, blocks. */
const versions = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
] as const;

/** Light modules that a reader needs around the code. */
const quietZone = 4;

/** Product in the field of 256 elements of the standard. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generatorOf(degree: number): number[] {
  let generator = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const shifted = [...generator, 0];
    const scaled = [0, ...generator.map((factor) => multiply(factor, root))];
    generator = shifted.map((factor, place) => factor ^ (scaled[place] ?? 0));
    root = multiply(root, 2);
  }
  return generator.slice(1);
}

/** Codewords by which a block is corrected. */
function correctionOf(block: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  let rest = Array<number>(degree).fill(0);
  for (const codeword of block) {
    const [first = 0, ...others] = rest;
    const factor = codeword ^ first;
    rest = [...others, 0].map((value, place) => value ^ multiply(generator[place] ?? 0, factor));
  }
  return rest;
}

/** Lengths, the text and padding, in blocks of equal size, each with its correction; then by turns from every block. */
function codewordsOf(text: Buffer, version: number): number[] {
  const [all, degree, count] = versions[version - 1] ?? versions[0];
  const room = all - degree * count;
  // Four bits say "bytes", eight how many: everything after lies across two codewords.
  const nibbles = [4, text.length >>> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >>> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let place = 0; place < nibbles.length; place += 2)
    data.push(((nibbles[place] ?? 0) << 4) | (nibbles[place + 1] ?? 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const size = room / count;
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size));
  const corrections = blocks.map((block) => correctionOf(block, degree));
  const byTurns = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, place) => lists.map((list) => list[place] ?? 0)).flat();
  return [...byTurns(blocks, size), ...byTurns(corrections, degree)];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A square of modules: dark, light, or not yet decided. */
class Grid {
  readonly #modules: (boolean | undefined)[];
  readonly size: number;
  constructor(size: number) {
    this.size = size;
    this.#modules = Array<boolean | undefined>(size * size).fill(undefined);
  }
  isFree = (x: number, y: number) => this.#modules[y * this.size + x] === undefined;
  isDark = (x: number, y: number) => this.#modules[y * this.size + x] === true;
  set(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) this.#modules[y * this.size + x] = dark;
  }
  /** Rings around a place, dark or light by their distance from it. */
  rings(x: number, y: number, dark: readonly boolean[]): void {
    const reach = dark.length - 1;
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        this.set(x + dx, y + dy, dark[Math.max(Math.abs(dx), Math.abs(dy))] ?? false);
  }
}

/** Which mask was used, and that the correction is M: fifteen bits in two places. */
function drawFormat(grid: Grid, mask: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (place: number) => ((bits >>> place) & 1) === 1;
  const last = grid.size - 1;
  for (let place = 0; place < 15; place += 1) {
    if (place < 8) {
      grid.set(8, place < 6 ? place : place + 1, bit(place));
      grid.set(last - place, 8, bit(place));
    } else {
      grid.set(place === 8 ? 7 : 14 - place, 8, bit(place));
      grid.set(8, last - 14 + place, bit(place));
    }
  }
  grid.set(8, last - 7, true);
}

function drawPatterns(version: number): Grid {
  const grid = new Grid(17 + version * 4);
  const last = grid.size - 1;
  for (let place = 0; place <= last; place += 1) {
    grid.set(6, place, place % 2 === 0);
    grid.set(place, 6, place % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    grid.rings(x, y, [true, true, false, true, false]);
  if (version > 1) grid.rings(last - 6, last - 6, [true, false, true]);
  drawFormat(grid, 0);
  return grid;
}

/** Pairs of columns from the right; the sixth belongs to the timing pattern. */
const columnsOf = (size: number) =>
  Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((right) =>
    right > 6 ? right : right - 1,
  );

function draw(codewords: readonly number[], version: number, mask: number): Grid {
  const grid = drawPatterns(version);
  const isFlipped = masks[mask] ?? (() => false);
  let place = 0;
  for (const right of columnsOf(grid.size)) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < grid.size; step += 1) {
      const y = isUpward ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!grid.isFree(x, y)) continue;
        const isDark = (((codewords[place >>> 3] ?? 0) >>> (7 - (place & 7))) & 1) === 1;
        grid.set(x, y, isDark !== isFlipped(x, y));
        place += 1;
      }
    }
  }
  drawFormat(grid, mask);
  return grid;
}

/** How many squares of four modules have one colour: the fewer, the easier a code is read. */
function plainSquares({ size, isDark }: Grid): number {
  let plain = 0;
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1)
      if (new Set([isDark(x, y), isDark(x - 1, y), isDark(x, y - 1), isDark(x - 1, y - 1)]).size === 1) plain += 1;
  return plain;
}

/**
 * The QR code of a text as an SVG picture, one unit for each module.
 * @throws {RangeError} when the text has more than 106 bytes
 */
export function qrCodeSvg(text: string): string {
  const bytes = Buffer.from(text);
  const version = 1 + versions.findIndex(([all, degree, count]) => bytes.length + 2 <= all - degree * count);
  if (version === 0) throw new RangeError(`a text of ${bytes.length} bytes is too long for a QR code`);
  const codewords = codewordsOf(bytes, version);
  const [best] = masks
    .map((_, mask) => draw(codewords, version, mask))
    .map((grid) => ({ grid, plain: plainSquares(grid) }))
    .sort((a, b) => a.plain - b.plain);
  if (!best) throw new Error('there is no mask');
  const { size, isDark } = best.grid;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) =>
      isDark(x, y) ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '',
    ).join(''),
  );
  const side = size + 2 * quietZone;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${rows.join('')}"/></svg>`;
}
