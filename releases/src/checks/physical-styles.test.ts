import { physicalStyles } from './physical-styles.ts';

const check = (text: string, file = 'src/Card.tsx') => physicalStyles(new Map([[file, text]]));

test.each([
  ['a margin in sx', '<Box sx={{ marginLeft: 2 }} />', 'marginInlineStart'],
  ['the short form in sx', '<Box sx={{ mr: 2 }} />', 'marginInlineEnd'],
  ['the short form as an attribute', '<Box pl={2} />', 'paddingInlineStart'],
  ['a place in sx', '<Box sx={[base, open && { left: 0 }]} />', 'insetInlineStart'],
  [
    'a place in a function of the theme',
    '<Box sx={(theme) => ({ "& svg": { right: theme.spacing(1) } })} />',
    'insetInlineEnd',
  ],
  ['a side in style', "<p style={{ textAlign: 'right' }} />", 'textAlign: end'],
  ['a side on wide screens', "<Box sx={{ textAlign: { xs: 'center', md: 'left' } }} />", 'textAlign: start'],
  ['a side as an attribute', '<Text textAlign="left" />', 'textAlign: start'],
  ['a side that outdoes others', "<Box sx={{ textAlign: 'left !important' }} />", 'textAlign: start'],
  ['a float', "const cardStyles = { float: 'left' };", 'float: inline-start'],
  ['a styled element', "const Card = styled('div')({ borderRight: '1px solid' });", 'borderInlineEnd'],
  ['a styled template', 'const Card = styled.div`\n  padding-left: 4px;\n`;', 'padding-inline-start'],
  ['a place that is worked out', 'const Card = styled.div`\n  left: ${place}px;\n`;', 'inset-inline-start'],
  ['a template of css', 'const card = css`text-align: left`;', 'text-align: start'],
  ['an object with the type of a style', 'const card: SxProps = { right: 0 };', 'insetInlineEnd'],
  ['an object that satisfies it', 'const card = { left: 0 } satisfies CSSProperties;', 'insetInlineStart'],
  ['a name that only styles have, anywhere', 'render({ borderTopLeftRadius: 4 });', 'borderStartStartRadius'],
])('%s is refused, and what to say instead is said', async (_name, text, instead) => {
  expect(await check(text)).toMatchObject([
    { level: 'error', check: 'physical-styles', message: expect.stringContaining(`Say ${instead}.`) },
  ]);
});

test('where it stands is said', async () => {
  const [finding] = await check('const Card = styled.div`\n  color: red;\n  margin-right: 4px;\n`;');
  expect(finding?.message).toContain('src/Card.tsx:3:');
});

test('style sheets are read too', async () => {
  const text = '.card {\n  margin-inline-start: 4px;\n  right: 0;\n}\n';
  expect((await check(text, 'src/card.css')).map(({ message }) => message)).toEqual([
    'src/card.css:3: "right: 0" names a side. Say inset-inline-end.',
  ]);
});

test.each([
  ['a value that outdoes others', '.card { text-align: left !important; }', 'text-align: start'],
  ['a value before a comment', '.card { text-align: right /* old */ }', 'text-align: end'],
  ['a declaration after a comment', '/* left */ .card { float: left }', 'float: inline-start'],
  [
    'a declaration behind an address with a star',
    '.card { background: url("/x/*.png"); left: 0; /* x */ }',
    'inset-inline-start',
  ],
  ['a declaration after a selector with a state', '.left:hover { right: 0 }', 'inset-inline-end'],
])('%s is refused in a style sheet', async (_name, text, instead) => {
  expect(await check(text, 'src/card.css')).toMatchObject([{ message: expect.stringContaining(`Say ${instead}.`) }]);
});

test('a comment does not move the lines', async () => {
  const [finding] = await check('/* left: 3px;\n * right: 3px */\n.card {\n  left: 0;\n}\n', 'src/card.css');
  expect(finding?.message).toContain('src/card.css:4:');
});

test.each([
  ['a comment', '.card {\n  /* left: 3px */\n  color: red; /* or\n  text-align: left; */\n}'],
  ['a line that is a comment', '.card {\n  // left: 3px;\n  color: red;\n}'],
  ['a class with a state', '.left:hover {}'],
  ['classes with states in a list', '.left:hover,\n.right:focus,\n#left:active { color: red; }'],
  ['an element with a state', 'a:hover, left:hover { color: red; }'],
  ['elements with states in a list of lines', 'a:is(\n left:hover,\n right:focus) { color: red; }'],
  ['what moves', '.card { transition: left 1s, right 1s; }'],
])('%s is fine in a style sheet and in a template', async (_name, text) => {
  expect(await check(text, 'src/card.css')).toEqual([]);
  expect(await check(`const Card = styled.div\`${text}\`;`)).toEqual([]);
});

test.each([
  ['logical properties', "<Box sx={{ marginInlineStart: 2, insetInlineEnd: 0, textAlign: 'start' }} />"],
  ['the rectangle of an element', 'const place = { left: rect.left, right: rect.right };'],
  ['a rectangle that a style is measured from', '<Box sx={{ width: widthOf({ left: 0, right: 9 }) }} />'],
  ['keys of the keyboard', "if (key === 'ArrowLeft') move({ left: true });"],
  ['a table of words', "const sides = { left: 'يسار', right: 'يمين' };"],
  ['a property that only begins like one', '<Box sx={{ leftover: 1, lineHeight: 1 }} />'],
  ['a text', "const text = 'margin-left: 4px';"],
])('%s is fine', async (_name, text) => {
  expect(await check(text)).toEqual([]);
});
