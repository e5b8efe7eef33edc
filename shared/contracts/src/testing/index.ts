/** For tests of whoever reads descriptors or searches Arabic text. Never part of a page. */
export * from './descriptors.ts';
export { arabicFoldingCases } from './arabic-folding.ts';
