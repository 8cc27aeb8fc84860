/** A command's result as text: one line per member, one block per item of a list. */
export function resultText(result: object): string {
  const blocks = Array.isArray(result) ? result.map(block) : [block(result)];
  return blocks.length === 0 ? 'There are none.\n' : `${blocks.join('\n\n')}\n`;
}

function block(value: object): string {
  const entries = Object.entries(value);
  const width = Math.max(0, ...entries.map(([name]) => name.length));
  return entries.map(([name, member]) => `${name.padEnd(width)}  ${memberText(member)}`.trimEnd()).join('\n');
}

function memberText(value: unknown): string {
  if (value === null) return '-';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
