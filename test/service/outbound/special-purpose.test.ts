import { expect, test } from 'vitest';

import { blocksOfRegistry } from '../../../service/outbound/special-purpose.ts';

const blocksOf = (csv: string): readonly string[] => blocksOfRegistry(csv, 'ipv4.csv').map((block) => block.join('/'));

test.each([
  ['a block', '10.0.0.0/8,Private-Use\n', ['10.0.0.0/8']],
  ['an IPv6 block', '2001:db8::/32,Documentation\n', ['2001:db8::/32']],
  ['a footnote', '192.0.0.0/24 [2],IETF\n2002::/16 [13],6to4\n', ['192.0.0.0/24', '2002::/16']],
  ['two blocks in a cell', '"192.0.0.170/32, 192.0.0.171/32",NAT64\n', ['192.0.0.170/32', '192.0.0.171/32']],
  ['quotes over several lines', '0.0.0.0/8,"""This"", as in\n RFC 791"\n10.0.0.0/8,x\n', ['0.0.0.0/8', '10.0.0.0/8']],
  ['lines that end in CRLF', '0.0.0.0/8,x\r\n10.0.0.0/8,x\r\n', ['0.0.0.0/8', '10.0.0.0/8']],
  ['a last line without an end', '0.0.0.0/8,x\n10.0.0.0/8,', ['0.0.0.0/8', '10.0.0.0/8']],
])('reads %s of a registry', (_, rows, blocks) => {
  expect(blocksOf(`Address Block,Name\n${rows}`)).toEqual(blocks);
});

test('finds the blocks in whichever column they are', () => {
  expect(blocksOf('Name,Address Block\nPrivate-Use,10.0.0.0/8\n')).toEqual(['10.0.0.0/8']);
});

test.each(['x10.0.0.0/8', '10.0.0.0/8x', '10.0.0.0', '10.0.0.0/', '10.0.0.0/8 [a]', 'N/A', ''])(
  'rejects a registry with %j instead of a block, so that none is left out',
  (cell) => {
    expect(() => blocksOf(`Address Block,Name\n10.0.0.0/8,x\n${cell},x\n`)).toThrow(`ipv4.csv has "${cell}"`);
  },
);

test('rejects a registry without the column', () => {
  expect(() => blocksOf('Block,Name\n10.0.0.0/8,Private-Use\n')).toThrow('ipv4.csv has ""');
});
