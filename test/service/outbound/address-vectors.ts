/** First, last and well-known addresses of the ranges that are not public. */
export const SPECIAL_IPV4 = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.0',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.0',
  '127.0.0.1',
  '127.0.0.53',
  '127.1.2.3',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.0.0',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.0',
  '172.17.0.1',
  '172.31.255.255',
  '192.0.0.0',
  '192.0.0.9',
  '192.0.0.192',
  '192.0.2.2',
  '192.31.196.0',
  '192.31.196.255',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.0',
  '192.168.1.1',
  '192.168.255.255',
  '192.175.48.6',
  '192.175.48.255',
  '198.18.0.0',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.0',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.254',
  '255.255.255.255',
] as const;

/** Addresses just outside of those ranges, and some that everybody knows. Nothing is sent to them. */
export const PUBLIC_IPV4 = [
  '1.0.0.0',
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.3.0',
  '192.31.195.255',
  '192.31.197.0',
  '192.52.192.255',
  '192.52.194.0',
  '192.88.98.255',
  '192.167.255.255',
  '192.169.0.0',
  '192.175.47.255',
  '192.175.49.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
] as const;

export const SPECIAL_IPV6 = [
  '::',
  '::1',
  '::2',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::ffff:0:0',
  '64:ff9b:1::1',
  '64:ff9b:2::1',
  '100::',
  '100::1',
  '100:0:0:1::1',
  '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  '2001::',
  '2001::1',
  '2001:0:53aa:64c:0:7c4c:80ff:fffe',
  '2001:1::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff:ffff::1',
  '2001:db8::',
  '2001:db8:ffff::1',
  '2001:DB8::1',
  '2002::',
  '2620:4f:8000::',
  '2620:4f:8000::6',
  '2620:4f:8000:ffff:ffff:ffff:ffff:ffff',
  '3ffe::1',
  '3fff::1',
  '3fff:fff::1',
  '4000::',
  '5f00::1',
  'e000::1',
  'fc00::1',
  'fd00::2',
  'fd00:ec2::254',
  'FD00::2',
  'fd20:ce::254',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::fc:ff:fe00:1',
  'febf::1',
  'fec0::1',
  'feff::1',
  'ff00::',
  'ff02::1',
  'ff05::2',
  'ff0e::1',
  'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
] as const;

export const PUBLIC_IPV6 = [
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7:ffff::1',
  '2001:db9::1',
  '2003::1',
  '2620:4f:7fff:ffff::1',
  '2620:4f:8001::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '3ffd::1',
  '3fff:1000::1',
] as const;

/** How a text can name an IPv4 address in a URL's host. All lead to the same place. */
export function spellingsOf(ipv4: string): readonly string[] {
  const parts = ipv4.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  return [
    ipv4,
    `${ipv4}.`,
    String(number),
    hex(number),
    hex(number).toUpperCase(),
    octal(number),
    parts.map(hex).join('.'),
    parts.map(octal).join('.'),
    `00000${a.toString(8)}.${b}.${hex(c)}.${d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    [...ipv4].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
    // Full-width digits and stops, and the ideographic full stop: all become the common ones.
    [...ipv4].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join(''),
    ipv4.replaceAll('.', '。'),
  ];
}

/**
 * IPv6 addresses that carry an IPv4 address to where it leads: mapped, compatible, translated, NAT64, 6to4,
 * Teredo.
 */
export function carriersOf(ipv4: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  const [high, low] = [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
  const flipped = [a * 256 + b, c * 256 + d].map((group) => (group ^ 0xffff).toString(16)).join(':');
  return [
    `::ffff:${ipv4}`,
    `::FFFF:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `::${ipv4}`,
    `::ffff:0:${high}:${low}`,
    `64:ff9b::${ipv4}`,
    `64:ff9b:1::${high}:${low}`,
    `2002:${high}:${low}::1`,
    `2001:0:${high}:${low}::1`,
    `2001:0:4136:e378:8000:63bf:${flipped}`,
  ];
}

/** Names that lead back to the machine or its network. */
export const LOCAL_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'loc%61lhost',
  'lOcAlHoSt',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'app.localhost',
  'app.localhost.',
  'a.b.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'printer.local',
  'router.lan',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'db.intranet',
  'nas.home',
  'nas.home.arpa',
  'dc.corp',
  'kubernetes.default.svc.cluster.local',
  'intranet',
  'a..example.com',
  '127.0.0.1..',
] as const;

/** Not even a URL's parser takes these. */
export const MALFORMED_HOSTS = [
  '256.0.0.1',
  '4294967296',
  '1.2.3.4.5',
  'example.127',
  '[::1%25lo]',
  '[fe80::1%eth0]',
  '[::ffff:127.0.0.1',
  '[127.0.0.1]',
  '[::1]]',
  '',
  '%00localhost',
  '127.0.0.1%00.example.com',
  'exa mple.com',
] as const;

/** In the form that a URL takes an IPv6 address in. */
export function bracketed(address: string): string {
  return `[${address}]`;
}

/** The last address of a network. */
export function lastOf(network: string, prefix: number): string {
  if (!network.includes(':')) {
    const first = network.split('.').reduce((number, part) => number * 256 + Number(part), 0);
    const last = first + 2 ** (32 - prefix) - 1;
    return [24, 16, 8, 0].map((shift) => Math.floor(last / 2 ** shift) % 256).join('.');
  }
  const [head = '', tail = ''] = network.replace('::', '|').split('|');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - before!.length - after!.length }, () => '0');
  const first = BigInt(`0x${[...before!, ...zeros, ...after!].map((group) => group.padStart(4, '0')).join('')}`);
  const last = first + 2n ** BigInt(128 - prefix) - 1n;
  return last.toString(16).padStart(32, '0').match(/.{4}/g)!.join(':');
}

/** Addresses that nothing may be sent to. */
export const BLOCKED_ADDRESSES: readonly string[] = [
  ...SPECIAL_IPV4,
  ...SPECIAL_IPV6,
  ...SPECIAL_IPV4.flatMap(carriersOf),
];

/** Hosts of URLs that no destination may have. */
export const BLOCKED_HOSTS: readonly string[] = [
  ...SPECIAL_IPV4.flatMap(spellingsOf),
  ...SPECIAL_IPV6.map(bracketed),
  ...SPECIAL_IPV4.flatMap(carriersOf).map(bracketed),
  ...LOCAL_NAMES,
  ...MALFORMED_HOSTS,
];
