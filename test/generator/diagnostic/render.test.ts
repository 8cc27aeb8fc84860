import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Diagnostic, Locate } from '../../../generator/diagnostic/diagnostic.ts';
import { renderDiagnostics } from '../../../generator/diagnostic/render.ts';

const lines: Record<string, readonly string[]> = {
  'a.yaml': ['one: 1', '\ttwo: 2', 'three: 3\u001b[31m', ''],
  'long.json': [`${' '.repeat(300)}"here": ${'x'.repeat(300)}`],
};
const locate: Locate = ({ file, path: [line = 1, column = 1, length = 1] }) => ({
  line: Number(line),
  column: Number(column),
  length: Number(length),
  lines: lines[file] ?? [],
});

const diagnostics: Diagnostic[] = [
  {
    code: 'keyword-unknown',
    severity: 'warning',
    message: 'later',
    help: 'Help, please: 100 %.',
    place: { file: 'a.yaml', path: [3, 1, 5] },
  },
  {
    code: 'ref-unresolved',
    severity: 'error',
    message: 'earlier\u0007',
    help: 'Do this.',
    place: { file: 'a.yaml', path: [2, 2, 3] },
    related: [{ message: 'the other', place: { file: 'none.yaml', path: [7, 8] } }],
  },
];

test('renders text sorted by place, with surrounding lines and without control characters', () => {
  expect(renderDiagnostics(diagnostics, { format: 'text', colour: false, locate }))
    .toBe(`a.yaml:2:2  error  ref-unresolved
  earlier\uFFFD

    1 | one: 1
  > 2 |  two: 2
      |  ^^^
    3 | three: 3\uFFFD[31m

  none.yaml:7:8: the other
  help: Do this.

a.yaml:3:1  warning  keyword-unknown
  later

    1 | one: 1
    2 |  two: 2
  > 3 | three: 3\uFFFD[31m
      | ^^^^^

  help: Help, please: 100 %.

1 error, 1 warning
`);
});

test('adds nothing but colors to the text for a terminal', () => {
  const plain = renderDiagnostics(diagnostics, { format: 'text', colour: false, locate });
  const coloured = renderDiagnostics(diagnostics, { format: 'text', colour: true, locate });
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test('renders only the part of a long line around the place', () => {
  const place = { file: 'long.json', path: [1, 301, 6] };
  const text = renderDiagnostics([{ ...diagnostics[0]!, place }], { format: 'text', colour: false, locate });
  const [line, carets] = text.split('\n').slice(3);
  expect(line).toHaveLength('  > 1 | '.length + 120);
  expect(line?.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1)).toBe('"here"');
});

test('renders one escaped workflow command for each diagnostic', () => {
  expect(renderDiagnostics(diagnostics, { format: 'github', colour: true, locate })).toBe(
    '::error file=a.yaml,line=2,col=2,title=ref-unresolved::earlier\u0007%0ADo this.%0Anone.yaml:7:8: the other\n' +
      '::warning file=a.yaml,line=3,col=1,title=keyword-unknown::later%0AHelp, please: 100 %25.\n',
  );
});

test('renders JSON as one object, sorted by place', () => {
  const { diagnostics: list } = JSON.parse(
    renderDiagnostics(diagnostics, { format: 'json', colour: true, locate }),
  ) as { diagnostics: unknown[] };
  expect(list).toEqual([
    {
      code: 'ref-unresolved',
      severity: 'error',
      message: 'earlier\u0007',
      help: 'Do this.',
      file: 'a.yaml',
      line: 2,
      column: 2,
      path: [2, 2, 3],
      related: [{ message: 'the other', file: 'none.yaml', line: 7, column: 8 }],
    },
    {
      code: 'keyword-unknown',
      severity: 'warning',
      message: 'later',
      help: 'Help, please: 100 %.',
      file: 'a.yaml',
      line: 3,
      column: 1,
      path: [3, 1, 5],
      related: [],
    },
  ]);
});

test('renders no diagnostics as an empty string, and as an empty list in JSON', () => {
  expect(renderDiagnostics([], { format: 'text', colour: true, locate })).toBe('');
  expect(renderDiagnostics([], { format: 'github', colour: true, locate })).toBe('');
  expect(JSON.parse(renderDiagnostics([], { format: 'json', colour: true, locate }))).toEqual({ diagnostics: [] });
});
