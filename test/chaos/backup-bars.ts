import { type Bar, none, some } from './bar.ts';
import { compareRows, type Rows } from './backup-rows.ts';

/** A backup that was taken and restored. */
export interface BackupRound {
  /**
   * The instant that the backup promises, and when the command began and ended. Unix time in milliseconds.
   */
  readonly at: number;
  readonly began: number;
  readonly ended: number;
  /** The id of the first transaction after the instant. */
  readonly nextTransaction: number;
  /** Of the restored database. */
  readonly rows: Rows;
  /** What its books show. */
  readonly bars: readonly Bar[];
  /** Whether a service accepted changes in it, where that was tried. */
  readonly canServe: boolean;
}

/** When a change was acknowledged, and how long that took. */
export interface Duration {
  readonly at: number;
  readonly ms: number;
}

export interface BackupFacts {
  readonly rounds: readonly BackupRound[];
  /** When each change was acknowledged, by id of the customer. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly durations: readonly Duration[];
  /** Of the source in the end. */
  readonly source: Rows;
}

export function backupBars({ rounds, acknowledged, durations, source }: BackupFacts): Bar[] {
  const compared = rounds.map((round) => compareRows(source, round.rows, round.nextTransaction));
  const lost = rounds.flatMap((round) => {
    const customers = new Set((round.rows.get('customers') ?? []).map(({ key }) => /ctm_\w+/.exec(key)?.[0]));
    return [...acknowledged].filter(([id, at]) => at < round.at && !customers.has(id));
  });
  const sum = (count: (index: number) => number): number => rounds.reduce((total, _, index) => total + count(index), 0);
  const invoices = rounds.map(({ rows }) => rows.get('transactions')?.length ?? 0);
  return [
    some('backups taken under load and restored', rounds.length),
    some('changes acknowledged', acknowledged.size),
    some('changes acknowledged while backups were taken', whileTaken(rounds, acknowledged)),
    some(
      'rows compared',
      sum((index) => compared[index]!.compared),
    ),
    some('transactions in the last backup', invoices.at(-1) ?? 0),
    none(
      'instants outside the time of the command',
      rounds.filter(({ at, began, ended }) => at < began - 1 || at > ended).length,
    ),
    none('changes acknowledged before the instant, and not in the backup', lost.length),
    none(
      'rows written before the instant, and absent or different in the backup',
      sum((index) => compared[index]!.lost.length),
    ),
    none(
      'rows in the backup that were written after the instant',
      sum((index) => compared[index]!.later.length),
    ),
    none(
      'rows in the backup that the source never had',
      sum((index) => compared[index]!.foreign.length),
    ),
    ...rounds.flatMap(({ bars }) => bars.filter(({ met }) => !met)),
    none('books of a backup that were not checked', rounds.filter(({ bars }) => bars.length === 0).length),
    none('restored directories in which no service works', rounds.filter(({ canServe }) => !canServe).length),
    shown(
      'slowest change while backups were taken',
      slowest(durations, (at) => isWhileTaken(rounds, at)),
    ),
    shown(
      'slowest change at other times',
      slowest(durations, (at) => !isWhileTaken(rounds, at)),
    ),
  ];
}

function isWhileTaken(rounds: readonly BackupRound[], at: number): boolean {
  return rounds.some(({ began, ended }) => at > began && at < ended);
}

function slowest(durations: readonly Duration[], counts: (at: number) => boolean): number {
  return durations.reduce((most, { at, ms }) => (counts(at) ? Math.max(most, ms) : most), 0);
}

/** A time that a busy machine makes longer. */
function shown(name: string, ms: number): Bar {
  return { name, seen: `${Math.round(ms)} ms`, wanted: '–', met: true, isTime: true };
}

function whileTaken(rounds: readonly BackupRound[], acknowledged: ReadonlyMap<string, number>): number {
  return [...acknowledged.values()].filter((at) => isWhileTaken(rounds, at)).length;
}
