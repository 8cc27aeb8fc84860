import { expect, test } from 'vitest';

import { callGateway } from '../../../service/payments/call-gateway.ts';
import { recordedLog } from '../../support/recorded-log.ts';

const ABOUT = { attempt_id: 'attempt', transaction_id: 'txn_1' };
const MESSAGE = 'the payment gateway did not answer; its result will be requested later';

test('returns the result of the gateway, and logs nothing', async () => {
  const { log, lines } = recordedLog();
  const result = await callGateway({ log, timeoutMs: 60_000 }, ABOUT, async () => 'captured');
  expect(result).toBe('captured');
  expect(lines).toEqual([]);
});

test('returns an unknown result when the call fails, and logs for which payment', async () => {
  const { log, lines } = recordedLog();
  const error = new Error('connection reset');
  const result = await callGateway({ log, timeoutMs: 60_000 }, ABOUT, () => Promise.reject(error));
  expect(result).toEqual({ status: 'unknown' });
  expect(lines).toEqual([{ level: 'warn', message: MESSAGE, data: { err: error, ...ABOUT } }]);
});

test('does not wait longer than the timeout for a gateway that ignores its signal', async () => {
  const { log, lines } = recordedLog();
  let given: AbortSignal | undefined;
  const result = await callGateway({ log, timeoutMs: 20 }, ABOUT, (signal) => {
    given = signal;
    return new Promise<never>(() => undefined);
  });
  expect(result).toEqual({ status: 'unknown' });
  expect(given?.aborted).toBe(true);
  expect(lines).toEqual([{ level: 'warn', message: MESSAGE, data: { err: given?.reason, ...ABOUT } }]);
});
