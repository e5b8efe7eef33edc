import { iconNames } from './icon-names.ts';
import { iconPaths } from './icon-paths.ts';
import { iconSheet } from './icon-file.ts';

test('every icon that a part can name is drawn in the sheet, once', () => {
  const drawn = [...iconSheet().matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...iconNames].sort());
  expect(Object.values(iconPaths).every((path) => /^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/.test(path))).toBe(true);
});
