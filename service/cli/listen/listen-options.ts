import { type EventType, eventVersions } from '@billing/webhooks';

import type { CommandOption } from '../../terminal/command-text.ts';
import type { Input } from '../../terminal/input.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { eventTypesOf } from '../event-types.ts';

export interface ListenOptions {
  readonly forwardTo: URL | undefined;
  readonly publicUrl: string | undefined;
  /** 0 = any free port. */
  readonly port: number;
  readonly events: EventType[];
  readonly sensitive: boolean;
  readonly verify: boolean;
  readonly bodies: boolean;
}

/** Part of a description, which is limited to 500 characters. */
const LONGEST_URL = 480;

export const listenOptions: readonly CommandOption[] = [
  {
    name: 'forward-to',
    placeholder: 'URL',
    meaning: 'the receiver; without it, each delivery gets a 200 and is not forwarded',
  },
  { name: 'events', placeholder: 'TYPES', meaning: 'event types, comma-separated, or "all" (the default)' },
  { name: 'sensitive', meaning: 'include names, email addresses and other sensitive fields unmasked' },
  {
    name: 'public-url',
    placeholder: 'URL',
    meaning: 'https URL of a tunnel to --port, for a service that cannot reach this machine',
  },
  { name: 'port', placeholder: 'N', meaning: 'port on this machine; default: any free port' },
  { name: 'bodies', meaning: 'show the bodies of requests and responses' },
  { name: 'skip-verify', meaning: 'forward without verifying signatures, to test what the receiver rejects' },
  { name: 'print-secret', meaning: 'print the secret of the destination and exit' },
];

/** @throws UsageError */
export function readListenOptions(input: Input): ListenOptions {
  const port = input.integer('port') ?? 0;
  if (port > 65_535) throw new UsageError(`--port must be from 0 to 65535, not ${port}.`);
  return {
    forwardTo: urlOf(input, 'forward-to'),
    publicUrl: urlOf(input, 'public-url')?.href.replace(/\/+$/, ''),
    port,
    events: eventTypesOf(input, 'events') ?? (Object.keys(eventVersions) as EventType[]),
    sensitive: input.flag('sensitive'),
    verify: !input.flag('skip-verify'),
    bodies: input.flag('bodies'),
  };
}

function urlOf(input: Input, option: string): URL | undefined {
  const text = input.optional(option);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.href.length <= LONGEST_URL) return url;
  throw new UsageError(
    `--${option} must be a URL such as http://127.0.0.1:3000/webhooks, of up to ${LONGEST_URL} characters, not "${text}".`,
  );
}
