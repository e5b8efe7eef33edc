interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what nobody asked for is not to be fetched: the visitor saves data, or the connection is slow. Few browsers say. */
export function isSparing(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
