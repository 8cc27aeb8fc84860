import { expect, test } from 'vitest';

import { paintFor } from '../../../service/command-line/paint.ts';
import { logLine } from '../../../service/terminal/log-line.ts';

const plain = paintFor(false, {});
const TIME = new Date(2026, 2, 2, 9, 30, 15).getTime();

function shown(entry: object, columns = 200): string {
  return logLine(JSON.stringify({ time: TIME, environment: 'sandbox', ...entry }), plain, columns);
}

test('shows time, level and message, then the rest with long ids last', () => {
  const entry = {
    level: 30,
    request_id: 'd3b0',
    key_id: 'apikey_1',
    method: 'GET',
    path: '/a b',
    ms: 3,
    code: null,
    msg: 'request completed',
  };
  expect(shown(entry)).toBe(
    '09:30:15  info   request completed  method=GET  path="/a b"  ms=3  code=null  request_id=d3b0  key_id=apikey_1\n',
  );
});

test('cuts an info line to the width of the terminal', () => {
  const line = shown({ level: 30, msg: 'made partitions', names: Array.from({ length: 30 }, () => 'events') }, 60);
  expect(line).toMatch(/^09:30:15 {2}info {3}made partitions {2}names=\["events",.*…\n$/);
  expect(line.trimEnd()).toHaveLength(59);
});

test('shows a warning or an error whole, and a stack on separate lines', () => {
  const error = {
    name: 'Error',
    message: 'x'.repeat(100),
    stack: 'Error: x\n    at here (a.ts:1)\n    at there (b.ts:2)',
  };
  expect(shown({ level: 50, error, msg: 'request failed' }, 40)).toBe(
    [
      `09:30:15  error  request failed  error={"name":"Error","message":"${'x'.repeat(100)}"}`,
      '    at here (a.ts:1)',
      '    at there (b.ts:2)',
      '',
    ].join('\n'),
  );
});

test('escapes control characters of a request', () => {
  expect(shown({ level: 30, msg: 'request completed', path: '/\u001B[2J\u009B' })).toBe(
    '09:30:15  info   request completed  path="/\\u001b[2J?"\n',
  );
});
