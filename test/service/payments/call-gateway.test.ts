import { expect, test } from 'vitest';

import { callGateway } from '../../../service/payments/call-gateway.ts';
import { recordingLog } from './recording-log.ts';

const ABOUT = { attempt_id: 'attempt', transaction_id: 'txn_1' };
const MESSAGE = 'the payment gateway did not answer; its result will be requested later';

test('returns what the gateway answers, and logs nothing', async () => {
  const { log, lines } = recordingLog();
  const result = await callGateway({ log, timeoutMs: 60_000 }, ABOUT, async () => 'captured');
  expect(result).toBe('captured');
  expect(lines).toEqual([]);
});

test('does not know the result of a call that fails, and says of which payment', async () => {
  const { log, lines } = recordingLog();
  const error = new Error('connection reset');
  const result = await callGateway({ log, timeoutMs: 60_000 }, ABOUT, () => Promise.reject(error));
  expect(result).toEqual({ status: 'unknown' });
  expect(lines).toEqual([['warn', MESSAGE, { err: error, ...ABOUT }]]);
});

test('does not wait longer than the timeout for a gateway that ignores its signal', async () => {
  const { log, lines } = recordingLog();
  let given: AbortSignal | undefined;
  const result = await callGateway({ log, timeoutMs: 20 }, ABOUT, (signal) => {
    given = signal;
    return new Promise<never>(() => undefined);
  });
  expect(result).toEqual({ status: 'unknown' });
  expect(given?.aborted).toBe(true);
  expect(lines).toEqual([['warn', MESSAGE, { err: given?.reason, ...ABOUT }]]);
});
