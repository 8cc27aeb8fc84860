import { describe, expect, test } from 'vitest';

import { clientIp, trustedProxies } from '../../../service/limits/client-ip.ts';
import { countedAddress, ipAddress } from '../../../service/limits/ip-address.ts';

describe('an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9:4711 ', '203.0.113.9'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['unknown', undefined],
    ['', undefined],
    ['203.0.113.256', undefined],
    ['1.2.3', undefined],
    ['[203.0.113.9', undefined],
  ])('%s is %s', (text, address) => {
    expect(ipAddress(text)).toBe(address);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5:0:0:1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('%s is counted as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('the caller', () => {
  const proxies = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

  test.each([
    ['without a proxy the header means nothing', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy says who called it', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['through an IPv4 address mapped into IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an IPv6 proxy', 'fd00::1', '[2001:db8::9]:443', '2001:db8::9'],
    ['what the caller made up is left of what proxies wrote', '10.0.0.1', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['a trusted address that an untrusted hop names is not believed', '10.0.0.1', '1.1.1.1, 10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['all hops trusted: the farthest', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['rubbish ends the reading', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['an empty header', '10.0.0.1', '', '10.0.0.1'],
  ])('%s', (_case, socket, header, expected) => {
    expect(clientIp(socket, header, proxies)).toBe(expected);
  });

  test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example', '', 'fd00::/129', '10.0.0.0/x'])('"%s" is no network', (network) => {
    expect(() => trustedProxies([network])).toThrow(`"${network}" is neither`);
  });
});
