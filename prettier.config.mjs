export default {
  singleQuote: true,
  printWidth: 120,
  trailingComma: 'all',
  overrides: [{ files: '*.md', options: { proseWrap: 'always' } }],
};
