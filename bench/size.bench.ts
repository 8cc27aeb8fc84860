import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { bundleSize } from './size/bundle-size.ts';
import { operationProgram, otherPrograms, ours } from './size/programs.ts';

/**
 * What programs that call one operation weigh when they are shipped: bundled by esbuild, minified, gzipped.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const size: Record<string, number> = {};
for (const [name, text] of Object.entries(ours)) size[name] = await bundleSize(text, here);
const { empty, core, operation, client, validator, guard, verify } = size as Record<keyof typeof ours, number>;

const operations = readdirSync(new URL('../generated/client/src/operations/', import.meta.url)).map((file) =>
  file.slice(0, -3),
);
const added: { readonly id: string; readonly bytes: number }[] = [];
for (const id of operations) added.push({ id, bytes: (await bundleSize(operationProgram(id), here)) - core });
added.sort((a, b) => a.bytes - b.bytes);
const [least, median, most] = [0, Math.floor(added.length / 2), added.length - 1].map((index) => added[index]!);

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`.padStart(9);
console.log('bundled, minified, gzipped; ours without the empty program\n');
for (const [name, bytes] of [
  ['client core, no operation', core - empty],
  ['… and customers.create with its checks', operation - empty],
  [`the whole client, ${operations.length} operations`, client - empty],
  ['validator of customers.create alone', validator - empty],
  ['… its verdict alone', guard - empty],
  ['verification of a webhook alone', verify - empty],
] as const)
  console.log(`  ${name.padEnd(58)} ${kilobytes(bytes)}`);
for (const [name, one] of [
  ['smallest', least],
  ['median', median],
  ['largest', most],
] as const)
  console.log(`  ${`over the core, the ${name}: ${one!.id}`.padEnd(58)} ${kilobytes(one!.bytes)}`);
for (const { name, text } of otherPrograms)
  console.log(`  ${name.padEnd(58)} ${kilobytes(await bundleSize(text, here))}`);

const bars = [
  ['client core', core - empty, 6_000],
  ['customers.create with its checks, over the core', operation - core, 3_000],
  ['verification alone', verify - empty, 2_000],
] as const;
console.log('');
for (const [text, bytes, most] of bars)
  console.log(
    `  ${bytes <= most ? 'met   ' : 'MISSED'} ${text}: ${kilobytes(bytes).trim()} (≤ ${kilobytes(most).trim()})`,
  );
process.exitCode = bars.every(([, bytes, most]) => bytes <= most) ? 0 : 1;
