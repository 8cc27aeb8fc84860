import { resolve } from 'node:path';

import { CommandAct } from '../audit/command-act.ts';
import { entryOf, insertEntry } from '../audit/store-entry.ts';
import { backUpOnline, type BackupEnd, type BackupSteps } from '../backup/online-backup.ts';
import type { CommittedState } from '../backup/committed-state.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Command, OperatorSide } from './command.ts';
import { thisUser } from './this-user.ts';

/** A copy is not migrated, so one of an earlier release has no audit trail. */
const FIRST_WITH_AUDIT = '0033-audit-entries';

/** What the process of the database asks the operator's process to do. */
type Part = { readonly copy: 'files' } | { readonly copy: 'log'; readonly end: BackupEnd };

const backup: Command = {
  name: 'backup',
  summary: 'Writes a backup of the embedded database to a file, also while the service runs.',
  positionals: ['<file>'],
  options: [
    { name: 'without-key', meaning: 'leave out secret.key, which restoring then needs from elsewhere' },
    { name: 'overwrite', meaning: 'replace the file if it exists' },
    { name: 'no-check', meaning: 'do not open and compare the backup before the file gets its name' },
  ],
  examples: ['backup backups/monday.tar.gz', 'backup backups/monday.tar.gz --without-key --overwrite --json'],
  notes: [
    'The backup has everything that was committed before the time that it prints, and nothing later. It contains secret.key, so the',
    'file alone can be restored, and shows the secrets of destinations. With --without-key, store that key elsewhere: a backup without',
    'its key cannot be restored. For PostgreSQL, use pg_dump or base backups: docs/operations.md has the commands.',
  ],
  async run({ db, clock }, _input, { handOver }) {
    if (handOver === undefined) throw new Error('A backup needs the process of the operator.');
    const part = (one: Part): Promise<void> => handOver(one);
    return backUpOnline(db, clock, {
      copyFiles: () => part({ copy: 'files' }),
      copyLog: (end) => part({ copy: 'log', end }),
    });
  },
  async around({ config, input, say, run }) {
    requireEmbedded(config, 'backup');
    const file = input.positional(0);
    const { state, key, checked } = await takeBackup({
      directory: config.dataDirectory,
      file,
      environment: config.environment,
      overwrite: input.flag('overwrite'),
      withKey: !input.flag('without-key'),
      verify: !input.flag('no-check'),
      say,
      backUp: async (steps) => (await run((part) => doPart(part as Part, steps))) as CommittedState,
    });
    return { file, at: state.at, key, checked: checked ?? 'no', last_invoice_numbers: state.lastInvoiceNumbers };
  },
};

const restore: Command = {
  name: 'restore',
  summary: 'Creates a data directory from a backup of the embedded database.',
  positionals: ['<file>'],
  options: [
    { name: 'key-file', placeholder: 'FILE', meaning: 'a copy of secret.key, for a backup without it' },
    {
      name: 'used-number',
      placeholder: 'NUMBER',
      repeated: true,
      meaning:
        'the last number of an invoice or credit note that an account issued after the backup; the next one follows it',
    },
  ],
  examples: [
    'restore backups/monday.tar.gz --data .data/restored',
    'restore backups/monday.tar.gz --data .data/restored --used-number 101-10042',
  ],
  notes: [
    'The directory must be empty or missing. The key to the secrets is taken from --key-file, BILLING_SECRET_KEY or the backup, in this',
    'order, and must be the one that encrypted them. A backup of an earlier version is migrated at the next start of the service.',
    'Before the service starts, read "Backup and restore" in docs/operations.md: invoice numbers that were issued after the backup, and',
    'payments that were captured after it, need a decision.',
  ],
  async around({ config, input, cwd, clock, members, say }) {
    requireEmbedded(config, 'restore');
    const file = input.positional(0);
    const keyFile = input.optional('key-file');
    const { manifest, checked } = await restoreBackup({
      file,
      directory: config.dataDirectory,
      environment: config.environment,
      keyFile: keyFile === undefined ? undefined : resolve(cwd, keyFile),
      secretKeys: config.secretKey && [config.secretKey, ...(config.previousSecretKeys ?? [])],
      usedNumbers: input.all('used-number'),
      async record(db, state) {
        if (!state.migrations.includes(FIRST_WITH_AUDIT)) return;
        const act = new CommandAct(thisUser(), { operation: 'restore', members, namedId: undefined });
        await insertEntry(db, entryOf(clock, act.now(), undefined));
      },
      say,
    });
    const { at, lastInvoiceNumbers } = manifest.state;
    return { data: config.dataDirectory, at, checked, last_invoice_numbers: lastInvoiceNumbers };
  },
};

export const backupCommands: readonly Command[] = [backup, restore];

function doPart(part: Part, steps: BackupSteps): Promise<void> {
  return part.copy === 'files' ? steps.copyFiles() : steps.copyLog(part.end);
}

function requireEmbedded({ databaseUrl }: OperatorSide['config'], command: string): void {
  if (databaseUrl === undefined) return;
  const instead = command === 'backup' ? 'pg_dump -Fc, or pg_basebackup and WAL archiving,' : 'pg_restore';
  throw new OperatorError(
    `${command} is for the embedded database, and DATABASE_URL names a PostgreSQL. Use ${instead} instead: ` +
      'docs/operations.md has the commands under "Backup and restore".',
  );
}
