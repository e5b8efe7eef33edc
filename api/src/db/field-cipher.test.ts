import fc from 'fast-check';
import { fieldCipher, FieldUnreadable } from './field-cipher.ts';

const old = 'o'.repeat(32);
const fresh = 'f'.repeat(32);

describe('V27: sealed fields', () => {
  const cipher = fieldCipher([fresh]);

  test('any text comes back, and never shows in the bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
        const encrypted = cipher.encrypt(text, 'table.column');
        expect(cipher.decrypt(encrypted, 'table.column')).toBe(text);
        expect(encrypted.includes(Buffer.from(text))).toBe(false);
      }),
    );
  });

  test('the same text is never sealed into the same bytes', () => {
    expect(cipher.encrypt('0551234567', 'a.b').equals(cipher.encrypt('0551234567', 'a.b'))).toBe(false);
  });

  test('a changed byte, a cut end, another column or another key: nothing opens', () => {
    const encrypted = cipher.encrypt('نورة', 'a.b');
    for (let at = 0; at < encrypted.length; at += 1) {
      const changed = Buffer.from(encrypted);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => cipher.decrypt(changed, 'a.b')).toThrow(FieldUnreadable);
    }
    expect(() => cipher.decrypt(encrypted.subarray(0, 20), 'a.b')).toThrow(FieldUnreadable);
    expect(() => cipher.decrypt(encrypted, 'a.c')).toThrow(FieldUnreadable);
    expect(() => fieldCipher([old]).decrypt(encrypted, 'a.b')).toThrow(FieldUnreadable);
  });

  test('a key is changed by putting the new one in front', () => {
    const before = fieldCipher([old]);
    const rotated = fieldCipher([fresh, old]);
    const encrypted = before.encrypt('نورة', 'a.b');
    expect(rotated.decrypt(encrypted, 'a.b')).toBe('نورة');
    expect(cipher.decrypt(rotated.encrypt('نورة', 'a.b'), 'a.b')).toBe('نورة');

    const [stored] = before.blindIndexes('a@b.example', 'a.b');
    const [first, second] = rotated.blindIndexes('a@b.example', 'a.b');
    expect(second?.equals(stored)).toBe(true);
    expect(first.equals(cipher.blindIndexes('a@b.example', 'a.b')[0])).toBe(true);
  });

  test('an index is of one text, one column and one key', () => {
    const [index] = cipher.blindIndexes('a@b.example', 'a.b');
    expect(index).toHaveLength(32);
    expect(index.equals(cipher.blindIndexes('a@c.example', 'a.b')[0])).toBe(false);
    expect(index.equals(cipher.blindIndexes('a@b.example', 'a.c')[0])).toBe(false);
  });
});
