const UNIQUE_VIOLATION = '23505';

/** The name of the unique constraint or index that a statement ran into, on either engine; undefined for any other error. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
