/**
 * Lays the English texts over the Arabic ones at build time, so that a key missing in English shows the Arabic text (S28)
 * without a visitor loading both languages.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const withoutPlural = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function overlay(base, over) {
  // A counted text is one text: the forms that English has no use for must not come in from Arabic.
  const counted = new Set(
    Object.keys(over)
      .filter((key) => withoutPlural(key) !== key)
      .map(withoutPlural),
  );
  const result = Object.fromEntries(
    Object.entries(base).filter(([key]) => withoutPlural(key) === key || !counted.has(withoutPlural(key))),
  );
  for (const [key, value] of Object.entries(over)) {
    const nested = value !== null && typeof value === 'object' && typeof base[key] === 'object';
    result[key] = nested ? overlay(base[key], value) : value;
  }
  return result;
}

module.exports = function localeLoader(source) {
  const arabic = path.join(path.dirname(this.resourcePath), 'ar.json');
  this.addDependency(arabic);
  return JSON.stringify(overlay(JSON.parse(readFileSync(arabic, 'utf8')), JSON.parse(source)));
};
