import { type EventType, eventVersions } from '@billing/webhooks';

import type { CommandOption } from '../../terminal/command-text.ts';
import type { Input } from '../../terminal/input.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { eventTypesOf } from '../event-types.ts';

export interface ListenOptions {
  readonly forwardTo: URL | undefined;
  readonly publicUrl: string | undefined;
  /** 0: any free one. */
  readonly port: number;
  readonly events: EventType[];
  readonly sensitive: boolean;
  readonly verify: boolean;
  readonly bodies: boolean;
}

/** It is part of a description, which has 500 characters. */
const LONGEST_URL = 480;

export const listenOptions: readonly CommandOption[] = [
  {
    name: 'forward-to',
    placeholder: 'URL',
    meaning: 'the receiver; without it, each delivery is answered with 200 and goes nowhere',
  },
  { name: 'events', placeholder: 'TYPES', meaning: 'event types, comma-separated, or "all" (the default)' },
  { name: 'sensitive', meaning: 'names, email addresses and other sensitive fields come as they are, not masked' },
  {
    name: 'public-url',
    placeholder: 'URL',
    meaning: 'https address of a tunnel to --port, for a service that can not reach this machine',
  },
  { name: 'port', placeholder: 'N', meaning: 'where to listen on this machine; default any free port' },
  { name: 'bodies', meaning: 'shows what was sent and what was answered' },
  { name: 'skip-verify', meaning: 'passes on everything, whoever sent it, to see what the receiver refuses' },
  { name: 'print-secret', meaning: 'prints the secret of the destination and ends' },
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
    `--${option} must be an address such as http://127.0.0.1:3000/webhooks, of up to ${LONGEST_URL} characters, not "${text}".`,
  );
}
