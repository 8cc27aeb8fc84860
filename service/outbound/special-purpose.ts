import { readFileSync } from 'node:fs';

/** A network of IP addresses: `10.0.0.0/8` in its two parts. */
export type Block = readonly [network: string, prefix: number];

/**
 * Every block of an IANA special-purpose address registry, including globally reachable ones. `registries/`
 * holds both registries as IANA published them in July 2026. To update them, download
 * https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry-1.csv and its IPv6
 * counterpart.
 */
export function specialPurposeBlocks(version: 'ipv4' | 'ipv6'): readonly Block[] {
  const file = new URL(`registries/iana-${version}-special-registry.csv`, import.meta.url);
  const [header = [], ...rows] = parseCsv(readFileSync(file, 'utf8'));
  const column = header.indexOf('Address Block');
  return rows.flatMap((row) => (row[column] ?? '').split(', ').map((cell) => parseBlock(cell, file)));
}

/** Drops a footnote number: `2002::/16 [3]`. */
function parseBlock(cell: string, file: URL): Block {
  const [, network, prefix] = /^([\da-f.:]+)\/(\d+)(?: \[\d+\])?$/.exec(cell) ?? [];
  if (network === undefined) throw new Error(`${file.pathname} has "${cell}" where an address block belongs.`);
  return [network, Number(prefix)];
}

/** RFC 4180: quoted cells may contain commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.trimEnd().matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
