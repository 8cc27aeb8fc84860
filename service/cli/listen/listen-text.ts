import type { NotificationSetting } from '@billing/types';

import { aligned } from '../../terminal/aligned.ts';
import { clockTime } from '../../terminal/clock-time.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Delivery } from './delivery.ts';
import type { ListenOptions } from './listen-options.ts';

/** Of the longest event types, and of ids of simulated events. */
const TYPE_WIDTH = 27;
const ID_WIDTH = 36;

const MASKING_NOTE = 'Masked values, such as masked@masked.invalid, come as they are with --sensitive.';

export function startText(setting: NotificationSetting, { forwardTo, verify }: ListenOptions, paint: Paint): string {
  const { id, endpoint_secret_key, subscribed_events, include_sensitive_fields } = setting;
  const rows = [
    ['forwarding to', forwardTo?.href ?? 'nowhere: each delivery is answered with 200'],
    ['secret', `${endpoint_secret_key}`],
    ['destination', `${id}, ${subscribed_events.length} event types, real and simulated`],
    [
      'sensitive fields',
      include_sensitive_fields
        ? 'as they are'
        : 'masked in real events (masked@masked.invalid); --sensitive has them sent as they are',
    ],
    ...(verify ? [] : [['signatures', 'are not checked here'] as const]),
  ] as const;
  return [paint('bold', 'Listening for webhooks. Ctrl-C ends it.'), '', ...aligned(rows), '', ''].join('\n');
}

/** One line a delivery: what came, how the signature is, and what was answered. */
export function deliveryLine(delivery: Delivery, paint: Paint): string {
  const { time, event_type, event_id, simulated, signature, status, duration_ms, problem } = delivery;
  const good = status !== null && status >= 200 && status < 300;
  const cells = [
    paint('dim', clockTime(time)),
    paint(good ? 'green' : 'red', `${status ?? '---'}`),
    `${duration_ms} ms`.padStart(8),
    (event_type ?? 'no webhook').padEnd(TYPE_WIDTH),
    (event_id ?? '-').padEnd(ID_WIDTH),
    (simulated ? 'simulated' : event_id === null ? '' : 'real').padEnd('simulated'.length),
    paint(signature === 'ok' ? 'green' : 'yellow', `signature ${signature}`),
    ...(problem === null ? [] : [paint('red', problem)]),
  ];
  return `${cells.join('  ')}\n${bodiesText(delivery, paint)}`;
}

/** As it is easy to read; what is signed is in `request_body` of --json. */
function bodiesText({ request_body, response_body }: Delivery, paint: Paint): string {
  if (request_body === undefined) return '';
  const answer = response_body ? [paint('cyan', 'answered'), printable(response_body)] : [];
  const note = request_body.includes('@masked.invalid') ? [paint('dim', MASKING_NOTE)] : [];
  return `${[paint('cyan', 'sent'), printable(indented(request_body)), ...note, ...answer, ''].join('\n')}\n`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Whoever sent it must not have a say about the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '?');
}
