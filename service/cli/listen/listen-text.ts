import type { NotificationSetting } from '@billing/types';

import { aligned } from '../../terminal/aligned.ts';
import { clockTime } from '../../terminal/clock-time.ts';
import type { Paint } from '../../command-line/paint.ts';
import type { Delivery } from './delivery.ts';
import type { ListenOptions } from './listen-options.ts';

/** Widths of the longest event types, and of ids of simulated events. */
const TYPE_WIDTH = 27;
const ID_WIDTH = 36;

const MASKING_NOTE = 'Values such as masked@masked.invalid are masked; --sensitive shows the originals.';

export function startText(setting: NotificationSetting, { forwardTo, verify }: ListenOptions, paint: Paint): string {
  const { id, endpoint_secret_key, subscribed_events, include_sensitive_fields } = setting;
  const rows = [
    ['forwarding to', forwardTo?.href ?? 'no receiver: each delivery gets a 200'],
    ['secret', `${endpoint_secret_key}`],
    ['destination', `${id}, ${subscribed_events.length} event types, real and simulated`],
    [
      'sensitive fields',
      include_sensitive_fields
        ? 'included'
        : 'masked in real events (masked@masked.invalid); --sensitive includes them',
    ],
    ...(verify ? [] : [['signatures', 'are not verified here'] as const]),
  ] as const;
  return [paint('bold', 'Listening for webhooks. Ctrl-C stops it.'), '', ...aligned(rows), '', ''].join('\n');
}

/** One line per delivery: event, signature and response. */
export function deliveryLine(delivery: Delivery, paint: Paint): string {
  const { time, event_type, event_id, simulated, signature, status, duration_ms, problem } = delivery;
  const good = status !== null && status >= 200 && status < 300;
  const cells = [
    paint('dim', clockTime(time)),
    paint(good ? 'green' : 'red', `${status ?? '---'}`),
    `${duration_ms} ms`.padStart(8),
    (event_type ?? 'not a webhook').padEnd(TYPE_WIDTH),
    (event_id ?? '-').padEnd(ID_WIDTH),
    (simulated ? 'simulated' : event_id === null ? '' : 'real').padEnd('simulated'.length),
    paint(signature === 'ok' ? 'green' : 'yellow', `signature ${signature}`),
    ...(problem === null ? [] : [paint('red', problem)]),
  ];
  return `${cells.join('  ')}\n${bodiesText(delivery, paint)}`;
}

/** Indented for reading; `request_body` of --json has the signed bytes. */
function bodiesText({ request_body, response_body }: Delivery, paint: Paint): string {
  if (request_body === undefined) return '';
  const response = response_body ? [paint('cyan', 'response'), printable(response_body)] : [];
  const note = request_body.includes('@masked.invalid') ? [paint('dim', MASKING_NOTE)] : [];
  return `${[paint('cyan', 'request'), printable(indented(request_body)), ...note, ...response, ''].join('\n')}\n`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Text from a sender must not control the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '?');
}
