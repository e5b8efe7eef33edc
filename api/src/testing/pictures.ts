import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Patient, TestClinic } from './clinic.ts';

/** A picture of random colours, which no other call makes. */
export const aPhotograph = ({ width = 60, height = 40 } = {}) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A PNG of a few bytes that says it has so many pixels. */
export function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Sends a file to the picture library, as browsers do. */
export function upload(
  clinic: TestClinic,
  as: Patient,
  content: Buffer,
  { name = 'IMG 2034.jpg', type = 'image/jpeg' } = {},
) {
  const boundary = 'clinic-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return clinic.app.inject({
    ...{ method: 'POST', url: '/api/content-desk/pictures' },
    headers: { ...as.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
