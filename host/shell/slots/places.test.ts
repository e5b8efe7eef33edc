import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { NavigationSlot, SlotName } from '@clinic/contracts/registry';

const shell = path.join(__dirname, '..');
const sources = globSync('**/*.tsx', { cwd: shell })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(path.join(shell, file), 'utf8'))
  .join('\n');

test('every slot that the host provides is drawn, and no other', () => {
  const drawn = [...sources.matchAll(/<Slot\s+name="([^"]+)"/g)].map(([, name = '']) => name);
  expect(drawn.sort()).toEqual([...SlotName.options].sort());
});

test.each(NavigationSlot.options)('the place %s of the navigation is drawn', (slot) => {
  const [group = '', part] = slot.split('.');
  const whole = sources.includes(`navigation('${slot}')`);
  const byPart = new RegExp(`navigation\\(\`${group}\\.\\$`).test(sources) && sources.includes(`'${part}'`);
  expect(whole || byPart).toBe(true);
});
