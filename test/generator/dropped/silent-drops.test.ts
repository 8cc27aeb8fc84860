import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import type { JsonObject } from '../../../generator/json.ts';
import { checkDocument } from '../../../generator/load/check/check-document.ts';
import { toDiagnostics } from '../../../generator/load/check/finding.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { emit, TARGET_NAMES } from '../../../generator/targets/index.ts';
import { renderUnits } from '../../support/render-units.ts';
import { shortSample } from '../../support/short-sample.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { mutationsOf, type Path } from './mutations.ts';
import { thirdPartyDocument } from './third-party-document.ts';

/** Constructs that `npm test` removes or changes. */
const SAMPLE = 150;

/** Rows of docs/any-document.md: descriptions that only the bundled document has. */
const ANNOTATIONS = readTable('annotations');

/** The first cells of a table in docs/any-document.md. */
function readTable(name: string): [string][] {
  const page = readFileSync('docs/any-document.md', 'utf8');
  const [, table = ''] = page.split(`<!-- ${name} -->`);
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => [cell]);
}

/** `info.contact` matches itself and everything inside; `*` stands for any steps. */
function matchesRow(path: string, row: string): boolean {
  const steps = row.split('*').map((part) => part.replaceAll(/[.{}$/]/g, String.raw`\$&`));
  return new RegExp(`^${steps.join('.*')}(?:\\.|$)`).test(path);
}

function isAnnotation(path: string): boolean {
  return ANNOTATIONS.some(([row]) => matchesRow(path, row));
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

interface Run {
  readonly diagnostics: readonly Diagnostic[];
  /** All diagnostics without places, and all output but the bundled document. */
  readonly effect: string;
}

async function run(file: string, document: JsonObject): Promise<Run> {
  writeFileSync(file, JSON.stringify(document, null, 1));
  const spec = await loadSpec(file);
  const findings = toDiagnostics(await checkDocument(spec), spec.place);
  const { api, diagnostics: clashes } = buildApi(spec);
  const diagnostics = [...spec.diagnostics, ...findings, ...clashes];
  const targets = TARGET_NAMES.filter((name) => name !== 'openapi');
  const emitted = await emit(targets, api, { scope: '@own' });
  const files = await renderUnits(emitted.flatMap(({ units }) => units));
  const said = diagnostics.map(({ code, message }) => `${code}: ${message}`);
  return {
    diagnostics,
    effect: JSON.stringify([
      said,
      files.filter(({ path }) => path !== 'docs/openapi.json').map(({ path, text }) => [path, text]),
    ]),
  };
}

test('removing or changing any construct of a third-party document changes an output, or a diagnostic names it', async () => {
  const folder = await temporaryDirectory();
  const file = join(folder, 'rafts.json');
  const base = await run(file, thirdPartyDocument);
  const reported = new Set(base.diagnostics.map(({ place }) => place.path.join('.')));
  const isReported = (path: Path): boolean =>
    path.some((_, length) => reported.has(path.slice(0, length + 1).join('.')));
  const dropped: string[] = [];
  const [annotations, constructs] = partition(mutationsOf(thirdPartyDocument), ({ path }) =>
    isAnnotation(path.join('.')),
  );
  for (const { path, document } of [...annotations, ...shortSample('constructs', constructs, SAMPLE)]) {
    if (isReported(path)) continue;
    const { effect } = await run(file, document);
    if (effect === base.effect) dropped.push(path.join('.'));
  }
  expect([...new Set(dropped)].filter((path) => !isAnnotation(path))).toEqual([]);
  for (const [row] of ANNOTATIONS)
    expect(
      dropped.some((path) => matchesRow(path, row)),
      row,
    ).toBe(true);
}, 120_000);
