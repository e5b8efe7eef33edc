import { createECDH, randomBytes } from 'node:crypto';

const names = ['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY', 'BACKUP_KEY', 'INTERNAL_KEY'] as const;

/** The pair by which push services know the site (VAPID, RFC 8292): a point of P-256 and its scalar, in base64url. */
function newPushKeys(): Record<'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY', string> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  // A scalar with zeros in front comes without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { PUSH_PUBLIC_KEY: publicKey.toString('base64url'), PUSH_PRIVATE_KEY: privateKey.toString('base64url') };
}

/** The keys of a site: those that it has, and new ones for the rest. What a lost key encrypted could never be read again. */
export function keysOf(former: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { PUSH_PUBLIC_KEY = '', PUSH_PRIVATE_KEY = '' } = former;
  const pair =
    PUSH_PUBLIC_KEY !== '' && PUSH_PRIVATE_KEY !== '' ? { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } : newPushKeys();
  const secrets = names.map((name) => [name, former[name] || randomBytes(32).toString('base64url')] as const);
  return { ...Object.fromEntries(secrets), ...pair };
}
