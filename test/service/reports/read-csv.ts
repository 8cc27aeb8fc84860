/** Reads a CSV file as in RFC 4180, by its grammar: independent of the code that writes it. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let rest = text;
  while (rest !== '') {
    const row: string[] = [];
    for (;;) {
      const [field, end] = nextField(rest);
      row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
      rest = rest.slice(field.length + end.length);
      if (end === '\r\n') break;
    }
    rows.push(row);
  }
  return rows;
}

function nextField(text: string): readonly [field: string, end: string] {
  const match = /^("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/.exec(text);
  if (match === null) throw new Error(`not CSV: ${JSON.stringify(text.slice(0, 80))}`);
  return [match[1]!, match[2]!];
}
