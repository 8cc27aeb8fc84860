import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * A certificate that signs itself, made by openssl, for names as `DNS:example.com,IP:127.0.0.1`. Both parts
 * in PEM.
 */
export function certificateFor(names: string): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'billing-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  try {
    const kind = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=test',
    ];
    const files = ['-keyout', key, '-out', cert];
    execFileSync('openssl', [...kind, '-addext', `subjectAltName=${names}`, ...files], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
