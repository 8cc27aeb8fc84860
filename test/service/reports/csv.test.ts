import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { csvLine } from '../../../service/reports/content/csv.ts';
import { readCsv } from './read-csv.ts';

test('values without special characters are written as they are', () => {
  expect(csvLine(['EUR', 3, -1_999n, true, null, '0.2'])).toBe('EUR,3,-1999,true,,0.2\r\n');
});

test('quotes, commas, line breaks and outer spaces need double quotes', () => {
  expect(csvLine(['a "b"', 'a,b', 'a\nb', 'a\rb', ' a', 'a ', ''])).toBe(
    '"a ""b""","a,b","a\nb","a\rb"," a","a ",\r\n',
  );
});

test.each(['=1', '+1', '-1', '@a', '\t1', '\r1', '\n1', ' =1', '\u{A0}=1', '＝1', '＋1', '－1', '＠1'])(
  'the text %j has a single quote before it, so that a spreadsheet does not run it',
  (text) => {
    expect(readCsv(csvLine([text]))).toEqual([[`'${text}`]]);
  },
);

test.each(['a=1', "'=1", '1-1', '(1)', 'user@customer.example'])('the text %j stays as it is', (text) => {
  expect(readCsv(csvLine([text]))).toEqual([[text]]);
});

test('negative amounts are numbers and have no single quote', () => {
  expect(csvLine([-5n, -5])).toBe('-5,-5\r\n');
});

test('what the database cannot store is replaced', () => {
  expect(csvLine(['a\0b\u{D800}c'])).toBe('a\u{FFFD}b\u{FFFD}c\r\n');
});

test('any texts come back, with at most a single quote before them', () => {
  const texts = array(array(string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  assert(
    property(texts, (rows) => {
      const file = rows.map((cells) => csvLine(cells)).join('');
      const expected = rows.map((cells) => cells.map((text) => text.replaceAll('\0', '\u{FFFD}')));
      const read = readCsv(file);
      const unguarded = read.map((cells, row) =>
        cells.map((cell, column) => (cell === `'${expected[row]?.[column]}` ? cell.slice(1) : cell)),
      );
      expect(unguarded).toEqual(expected);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/u);
    }),
  );
});
