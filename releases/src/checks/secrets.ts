import type { CheckFinding } from '@clinic/contracts';
import { isPublic } from '../store/artifacts/artifact-files.ts';

/** Forms that only secrets have; those of services as their makers publish them. */
const kinds: readonly { kind: string; form: RegExp }[] = [
  { kind: 'a private key', form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { kind: 'a team token of the release platform', form: /\bct_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/ },
  { kind: 'an AWS access key', form: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { kind: 'a GitHub token', form: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/ },
  { kind: 'a GitLab token', form: /\bglpat-[A-Za-z0-9_-]{20,}/ },
  { kind: 'a Slack token', form: /\bxox[abeoprs]-[0-9]{6,}-[A-Za-z0-9-]{10,}/ },
  { kind: 'a Stripe key', form: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/ },
  { kind: 'a Google API key', form: /\bAIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/ },
  { kind: 'an npm token', form: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: 'a JSON Web Token', form: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{16,}/ },
  {
    kind: 'a connection string with a password',
    form: /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|smtps?|ftps?):\/\/[^\s:/@"'`]+:[^\s/@"'`$]{3,}@/,
  },
];

/** Files that hold secrets by their nature. */
const secretFiles =
  /(?:^|\/)(?:\.env(?:\..+)?|\.npmrc|\.netrc|id_(?:rsa|dsa|ecdsa|ed25519)|[^/]+\.(?:pem|key|p12|pfx|jks))$/;

/** Nothing that browsers can fetch is a secret. Names the file and the kind, never what was found. */
export function secrets(files: ReadonlyMap<string, Uint8Array>): CheckFinding[] {
  return [...files]
    .filter(([file]) => isPublic(file))
    .flatMap(([file, bytes]) => {
      if (secretFiles.test(file)) return [refuse(file, 'is a file of secrets')];
      // One character for each byte: names and tokens are ASCII, whatever else a file holds.
      const text = Buffer.from(bytes).toString('latin1');
      return kinds.filter(({ form }) => form.test(text)).map(({ kind }) => refuse(file, `holds ${kind}`));
    });
}

function refuse(file: string, what: string): CheckFinding {
  return {
    level: 'error',
    check: 'secrets',
    message: `${file} ${what}, and everybody can fetch it. Take it out of the sources, and replace the secret where it is used.`,
  };
}
