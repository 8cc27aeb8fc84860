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
  return blocksOfRegistry(readFileSync(file, 'utf8'), file.pathname);
}

/** @throws Error when a row has no address block: without it, messages could be sent there. */
export function blocksOfRegistry(csv: string, name: string): readonly Block[] {
  const [header, ...rows] = parseCsv(csv);
  const column = header!.indexOf('Address Block');
  return rows.flatMap((row) => (row[column] ?? '').split(', ').map((cell) => parseBlock(cell, name)));
}

/** Drops a footnote number: `2002::/16 [3]`. */
function parseBlock(cell: string, name: string): Block {
  const block = /^([\da-f.:]+)\/(\d+)(?: \[\d+\])?$/.exec(cell);
  if (block === null) throw new Error(`${name} has "${cell}" where an address block belongs.`);
  return [block[1]!, Number(block[2])];
}

/**
 * RFC 4180: quoted cells may contain commas, line breaks and doubled quotes. The latter stay doubled: no
 * address block contains one.
 */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of `${text.trimEnd()}\n`.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g)) {
    row.push(quoted ?? plain!);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
