import { type Explained, explainedIn } from '../explained.ts';

const of = explainedIn('delivery');

const ONLY_SAVES = 'only saves a statement that would find nothing';

export const explainedDelivery: readonly Explained[] = [
  of('claim', 'return leased.length === 0 ?', ONLY_SAVES, 'false'),
  of(
    'dispatcher',
    'const drained: DestinationQueue[] = []',
    'no destination has that name, so one more statement finds nothing',
  ),
  of('dispatcher', 'if (drained.length > 0)', ONLY_SAVES, 'true'),
  of('dispatcher', 'if (drained.length > 0)', ONLY_SAVES, 'drained.length >= 0'),
  of(
    'dispatcher',
    '.finally(() => this.#sending.delete(sending))',
    'attempts that have ended only take memory',
    '() => undefined',
  ),
  of('due', 'if (rows.length === 0) return', ONLY_SAVES, 'false'),
  of('due-notifier', "const ANYWHERE = '*'", 'sender and receiver have the same text, and no destination is empty'),
  {
    file: 'service/delivery/due-notifier.ts',
    inLine: '): Listening {',
    reason: 'listens on a connection to PostgreSQL, and mutants run on the embedded database',
  },
  of(
    'failing',
    'return transitions.toSorted(',
    'the order only keeps two processes from waiting for each other, which needs a second connection',
  ),
  of('shorten-waits', 'for (let after', 'every id of a notification sorts after that text', '"Stryker was here!"'),
  of(
    'shorten-waits',
    'return seconds > longest',
    'only performance: the statement leaves out what waits no longer',
    'true',
  ),
  of('shorten-waits', 'return seconds > longest', 'the statement compares again', 'seconds >= longest'),
  of('shorten-waits', 'if (late.length > 0)', ONLY_SAVES, 'true'),
  of('shorten-waits', 'if (late.length > 0)', ONLY_SAVES, 'late.length >= 0'),
  of('shorten-waits', 'after = waiting.length === BATCH', 'reads most rows again, which wait no longer', '+1'),
  of('shorten-waits', 'if (waiting.length === 0)', ONLY_SAVES, 'false'),
];
