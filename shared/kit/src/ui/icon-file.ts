import { iconPaths } from './icon-paths.ts';

/** How every icon is drawn. It stands at each: what is referred to from another file inherits from the page alone. */
const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** All icons in one file, each under its name, in the colour of the text around it. */
export function iconSheet(): string {
  const icons = Object.entries(iconPaths).map(([name, path]) => `<path id="${name}" ${stroke} d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>${icons.join('')}</defs></svg>\n`;
}
