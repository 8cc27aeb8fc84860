import { expect, test } from 'vitest';

import { readDestinationUrl } from '../../../service/outbound/destination-url.ts';
import { Deadline } from '../../../service/outbound/deadline.ts';

test.each([
  ['https://home.arpa/', 'must have a host on the public internet'],
  ['https://internal/', 'must have a host on the public internet'],
  ['https://shop.lan/', 'must have a host on the public internet'],
  ['https://a:b:80/', 'must have a host such as hooks.example.com'],
  ['https://a:/', 'must have a port from 1 to 65535 behind the colon'],
  ['https://a.example:65536/', 'must have a port from 1 to 65535 behind the colon'],
  ['https://a.example:1023/', 'must have port 443, or one from 1024 on that browsers do not block'],
  ['https://a.example:6000/', 'must have port 443, or one from 1024 on that browsers do not block'],
] as const)('rejects the destination %s and says why', (destination, fault) => {
  expect(readDestinationUrl(destination, { reach: 'public' })).toEqual({
    fault: expect.stringContaining(fault) as unknown,
  });
});

test.each(['https://a.example:65535/', 'https://a.example:1024/', 'https://a.example:443/', 'https://lan.example'])(
  'accepts the destination %s',
  (destination) => {
    expect(readDestinationUrl(destination, { reach: 'public' })).toEqual({ url: new URL(destination) });
  },
);

test('a deadline that has ended aborts nothing any more', async () => {
  const deadline = new Deadline(1);
  deadline.end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(deadline.signal.aborted).toBe(false);
  expect(deadline.left).toBe(0);
});
