/** More than any form of the site has: fields, and bytes of a field's name or of what stands before the content of a part. */
const bounds = { fields: 200, name: 200, partHead: 1024 };

/**
 * Whether a posted form has no more fields, and no longer names, than forms have. It looks for what separates the fields and
 * decodes nothing, so that a form that is made to be slow is refused before anything reads it.
 */
export function isWithinBounds(contentType: string, body: Buffer): boolean {
  return /^multipart\/form-data\b/i.test(contentType.trim())
    ? hasBoundedParts(body, boundaryOf(contentType))
    : hasBoundedPairs(body);
}

function hasBoundedPairs(body: Buffer): boolean {
  let start = 0;
  for (let fields = 1; fields <= bounds.fields; fields += 1) {
    const ampersand = body.indexOf('&', start);
    const end = ampersand === -1 ? body.length : ampersand;
    const equals = body.subarray(start, end).indexOf('=');
    if ((equals === -1 ? end - start : equals) > bounds.name) return false;
    if (ampersand === -1) return true;
    start = end + 1;
  }
  return false;
}

/** Every part begins with the boundary and a head that ends with an empty line; the last boundary closes the form. */
function hasBoundedParts(body: Buffer, boundary: string | null): boolean {
  if (boundary === null) return false;
  const delimiter = Buffer.from(`--${boundary}`);
  let at = body.indexOf(delimiter);
  for (let fields = 0; at !== -1 && fields <= bounds.fields; fields += 1) {
    const head = at + delimiter.length;
    if (body.subarray(head, head + 2).equals(Buffer.from('--'))) return true;
    if (!body.subarray(head, head + bounds.partHead).includes('\r\n\r\n')) return false;
    at = body.indexOf(delimiter, head);
  }
  return false;
}

function boundaryOf(contentType: string): string | null {
  const found = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}
