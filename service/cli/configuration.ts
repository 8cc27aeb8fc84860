import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { UsageError } from '../terminal/usage-error.ts';

/** The API to call, and the key. */
export interface Configuration {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** The source of the key, for messages. */
  readonly keyFrom: string;
}

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

const DEFAULT_URL = 'http://127.0.0.1:8080';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** @throws UsageError for an invalid address or key, and without a key. */
export function readConfiguration({ env, cwd }: Surroundings): Configuration {
  const url = addressOf(env['BILLING_URL'] || DEFAULT_URL);
  const key = env['BILLING_API_KEY'];
  if (key) return { url: url.text, key: checkedKey(key.trim()), keyFrom: 'BILLING_API_KEY' };
  const demo = url.isLoopback ? demoKey(resolve(cwd, env['BILLING_DATA'] || '.data/sandbox')) : undefined;
  if (demo !== undefined) return { url: url.text, ...demo };
  throw new UsageError(
    'An API key is required. Set BILLING_API_KEY: npm start prints one, npm run operator -- api-key create creates another.',
  );
}

function addressOf(text: string): { readonly text: string; readonly isLoopback: boolean } {
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password !== '' ||
    url.search !== '' ||
    url.hash !== ''
  )
    throw new UsageError(`BILLING_URL must be a URL such as ${DEFAULT_URL}, not "${text}".`);
  return { text: url.href.replace(/\/+$/, ''), isLoopback: LOOPBACK.has(url.hostname) };
}

/** A value that is not a key, such as another secret set by mistake, is not sent anywhere. */
function checkedKey(key: string): string {
  if (/^svc_apikey_(sdbx|live)_\w+$/.test(key)) return key;
  throw new UsageError('BILLING_API_KEY is not an API key: keys begin with svc_apikey_sdbx_ or svc_apikey_live_.');
}

/** The key that the first start stored on this machine, used only for a service on this machine. */
function demoKey(directory: string): Pick<Configuration, 'key' | 'keyFrom'> | undefined {
  const file = join(directory, 'demo.json');
  try {
    const { key } = JSON.parse(readFileSync(file, 'utf8')) as { readonly key: string };
    return { key, keyFrom: file };
  } catch {
    return undefined;
  }
}
