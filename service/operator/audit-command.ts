import { exportEntries } from '../audit/export-entries.ts';
import { readEntries } from '../audit/read-entries.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Input } from '../terminal/input.ts';
import { accountOption, type Command } from './command.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

const audit: Command = {
  name: 'audit',
  summary: 'Lists who changed what, from where and when, newest first, or exports it.',
  options: [
    { ...accountOption, meaning: 'only in this account' },
    { name: 'actor', placeholder: 'ID', meaning: 'only by this API key, customer, or user@host of an operator' },
    { name: 'entity', placeholder: 'ID', meaning: 'only changes of this entity or account' },
    { name: 'operation', placeholder: 'NAME', meaning: 'only by this operation, command or step of a page' },
    { name: 'since', placeholder: 'TIME', meaning: 'only at this time or later' },
    { name: 'until', placeholder: 'TIME', meaning: 'only before this time' },
    { name: 'limit', placeholder: 'N', meaning: `maximum number, 1 to ${MAX_LIMIT}; default ${DEFAULT_LIMIT}` },
    { name: 'after', placeholder: 'ID', meaning: 'the last entry of the previous page' },
    { name: 'export', placeholder: 'FILE', meaning: 'writes all, oldest first, to a new file: one JSON object a line' },
  ],
  examples: [
    'audit --entity ctm_01jg8test00000000000000001',
    'audit --account acme --operation customers.update --since 2026-03-02 --json',
    'audit --since 2026-03-01 --until 2026-04-01 --export audit-2026-03.ndjson',
  ],
  notes: ['Shows the names of what an update or command has set, and never the values.'],
  async run({ db }, input, { say, signal }) {
    const filter = {
      accountId: input.optional('account'),
      actorId: input.optional('actor'),
      entityId: input.optional('entity'),
      operation: input.optional('operation'),
      since: input.time('since'),
      until: input.time('until'),
    };
    const file = input.optional('export');
    if (file === undefined)
      return readEntries(db, filter, {
        order: 'newest first',
        after: input.optionalId('after', 'aud_'),
        limit: limitOf(input),
      });
    const exported = await exportEntries(db, filter, file, {
      onProgress: (count) => say(`${count.toLocaleString('en')} exported`),
      ...(signal !== undefined && { signal }),
    });
    return { exported, file };
  },
};

function limitOf(input: Input): number {
  const limit = input.integer('limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) throw new OperatorError(`--limit must be from 1 to ${MAX_LIMIT}, not ${limit}.`);
  return limit;
}

export const auditCommands: readonly Command[] = [audit];
