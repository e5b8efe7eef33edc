interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * How much may be fetched that nobody asked for: `none` where the visitor saves data or the line is a very slow one, `some` on
 * a slow line, where a press would otherwise wait for seconds. Few browsers say; the others may have `all`.
 */
export function aheadOfUse(): 'none' | 'some' | 'all' {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData === true || effectiveType.endsWith('2g')) return 'none';
  return effectiveType === '4g' ? 'all' : 'some';
}
