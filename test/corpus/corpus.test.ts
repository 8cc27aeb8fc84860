import { expect, test } from 'vitest';

import type { Output } from '../../generator/cli/terminal.ts';
import type { Row } from './row.ts';
import { runCorpus } from './run-corpus.ts';
import { summary } from './summary.ts';
import { tableOf } from './table.ts';
import { parseArguments } from './arguments.ts';
import { isLongRun } from '../support/suite-length.ts';

const plain = (_: unknown, text: string): string => text;

/** The JSON output of the corpus command. */
async function run(...args: string[]): Promise<{ status: number; documents: Row[] }> {
  let printed = '';
  const output: Output = { write: (text: string | Uint8Array) => (printed += String(text)) !== '' };
  const status = await runCorpus(parseArguments([...args, '--json']), output, output);
  return { status, documents: (JSON.parse(printed) as { documents: Row[] }).documents };
}

// Takes minutes: it compiles the packages of each document with every compiler and the settings of users.
test.runIf(isLongRun)(
  'generates from faulty third-party documents and reports each fault with its place',
  async () => {
    const { status, documents } = await run('test/corpus/documents');
    expect(documents.flatMap(({ faults }) => faults)).toEqual([]);
    expect(status).toBe(0);
    expect(documents.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'bodies.yaml generated',
      'careless.yaml generated',
      'credentials.yaml generated',
      'hooks.json generated',
      'impossible.yaml generated',
      'old.yaml rejected',
    ]);
    const [, careless, , hooks, , old] = documents as [Row, Row, Row, Row, Row, Row];
    expect(careless).toMatchObject({ operations: 7, schemas: 7, webhooks: 0 });
    expect(careless.checked).toMatchObject({
      examples: { validated: 1, rejected: 1 },
      routes: { called: 7, responded: 7 },
    });
    expect(new Set(careless.diagnostics.map(({ severity, code }) => `${severity} ${code}`))).toEqual(
      new Set(CARELESS.map((code) => `warning ${code}`)),
    );
    expect(hooks).toMatchObject({ operations: 0, webhooks: 2, checked: { examples: { validated: 2, rejected: 1 } } });
    expect(hooks.diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'name-clash 6',
      'example-invalid 14',
      'name-clash 22',
    ]);
    expect(old.diagnostics).toMatchObject([{ code: 'openapi-version', line: 1, column: 1 }]);
  },
  900_000,
);

const CARELESS = [
  'bound-contradiction',
  'enum-duplicate',
  'enum-type',
  'example-invalid',
  'extension-misplaced',
  'format-unknown',
  'keyword-unknown',
  'keyword-value',
  'name-clash',
  'openapi-invalid',
  'operation-id-duplicate',
  'operation-id-missing',
  'parameter-duplicate',
  'parameter-without-schema',
  'path-ambiguous',
  'path-parameter-missing',
  'pattern-invalid',
  'rate-limit-unknown',
  'request-unread',
  'required-undefined',
  'security-scheme-unknown',
];

test("reports a crash as a row with the generator's last output", () => {
  const row: Row = {
    name: 'a.yaml',
    bytes: 1_234_567,
    outcome: 'crashed',
    seconds: 1.26,
    mebibytes: undefined,
    diagnostics: [],
    faults: ['the generator crashed: out of memory'],
  };
  const table = tableOf(['a.yaml'], plain);
  expect(`${table.head}\n${table.line(row)}`).toBe(
    `document     MB    ops  schemas  hooks      s    MiB    lines  checks  examples  pages    501  calls  TS errors  diagnostics
a.yaml      1.2      –        –      –    1.3      –        –       –         –      –      –      –          –            0  FAULT`,
  );
  expect(summary([row], plain)).toBe(`FAULT a.yaml
  the generator crashed: out of memory

1 document: 0 generated, 0 rejected, 1 with faults
`);
});

test('fails for a missing folder, a folder without documents, and no folder', async () => {
  await expect(run('test/corpus/check')).rejects.toThrow('test/corpus/check contains no OpenAPI document');
  await expect(run('test/nowhere')).rejects.toThrow('test/nowhere: no such folder');
  expect(() => parseArguments([])).toThrow('name one folder');
});
