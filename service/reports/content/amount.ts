/** A stored amount as a number of a table. */
export function amount(text: string): bigint {
  return BigInt(text);
}

export function amountOrNull(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
