/** Stands in for a part of a library that the site never reaches. */
export default function unreachable() {
  throw new Error('This part of a library is left out of the site: see shared/build/src/left-out.ts');
}
