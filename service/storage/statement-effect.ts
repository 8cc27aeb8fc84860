const CHANGES = /^(?!\s*select\b).*\b(insert|update|delete|merge|create|alter|drop)\b/is;
const BEGIN = /^(begin|start transaction)\b/;

/** Whether a statement outside a transaction changes something and commits by itself. */
export function isChange(statement: string): boolean {
  return CHANGES.test(statement);
}

export function isBegin(statement: string): boolean {
  return BEGIN.test(statement);
}
