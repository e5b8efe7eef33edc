import { qrCodeSvg } from './qr-code.ts';

/** The modules of a picture by rows, `#` for a dark one, without the light ones around the code. */
function modulesOf(svg: string): string[] {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) - 8;
  const rows = Array.from({ length: side }, () => Array<string>(side).fill('.'));
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g)) {
    const row = rows[Number(y) - 4];
    if (row) row[Number(x) - 4] = '#';
  }
  return rows.map((row) => row.join(''));
}

test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [62, 33],
  [106, 41],
])('a text of %d bytes takes %d modules', (length, side) => {
  expect(modulesOf(qrCodeSvg('x'.repeat(length)))).toHaveLength(side);
});

test('a longer text is refused', () => {
  expect(() => qrCodeSvg('x'.repeat(107))).toThrow(RangeError);
});

// Read back with jsQR 1.4.0, as was every length from 1 to 106 bytes.
test('a code that a reader reads as https://nabd.example/s?doctor=12', () => {
  expect(modulesOf(qrCodeSvg('https://nabd.example/s?doctor=12'))).toMatchInlineSnapshot(`
    [
      "#######..#...###.#.#..#######",
      "#.....#..#.#######..#.#.....#",
      "#.###.#.###.##.#...#..#.###.#",
      "#.###.#.###.#.##.#..#.#.###.#",
      "#.###.#.#..#...##.###.#.###.#",
      "#.....#.##.##.......#.#.....#",
      "#######.#.#.#.#.#.#.#.#######",
      "........##.##.#.#.###........",
      "#.#####...#.#...##.#..#####..",
      ".#.#.#.###...###.###.##.#...#",
      "...#..####.#######..#.#.#....",
      "....##.#..#..#.#....######.#.",
      "..#..####...#.##.#.......##..",
      "##.#....##.#...##.#######...#",
      "##.##.####.......##......##..",
      "###....####.#.#.#...#...#..#.",
      "..###.#######....#.#.....##..",
      "##.#.....#######...##.###.#.#",
      "#.###.#..##.####.....####.#..",
      "#..#.......#.#....#..#..#..#.",
      "#.#.########..####..#####.###",
      "........#.#.#....####...#####",
      "#######..#..#..###.##.#.###..",
      "#.....#.#.#.#.##...##...#..#.",
      "#.###.#.#..##..###..#####.##.",
      "#.###.#.####..#....#.....####",
      "#.###.#.#.#..###############.",
      "#.....#..#....###.#.##...#.#.",
      "#######.#.###...####...#..#..",
    ]
  `);
});
