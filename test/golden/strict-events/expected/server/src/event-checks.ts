// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type KnownMembers, type StrictCheck, strictly } from './runtime/strict-check.ts';

/** The members of each schema that events use, by schema name. */
const named: Readonly<Record<string, KnownMembers>> = {
  Garden: { members: { beds: { items: { items: { members: { soil: {} } } } } } },
  Tree: {
    members: {
      name: {},
      kind: {},
      grafts: { items: 'Tree' },
      ['__proto__']: { members: { constructor: {} } },
      box: { members: { size: {} } },
      labels: { members: { origin: { members: { country: {} } } }, others: true },
      notes: {},
      owner: { members: { person: {}, garden: 'Garden' } },
      parent: 'Tree',
      place: {},
    },
  },
  TreePlantedEvent: { members: { id: {}, data: 'Tree' } },
};

/** A strict validator of payloads for each event and version: unknown members are faults. */
export const eventChecks = {
  'tree.felled': {
    1: strictly(
      () => import('@strict-events/validators/events/tree.felled').then((checks) => checks.TreeFelled),
      {},
      named,
    ),
  },
  'tree.planted': {
    1: strictly(
      () => import('@strict-events/validators/events/tree.planted').then((checks) => checks.TreePlanted),
      'TreePlantedEvent',
      named,
    ),
  },
} as const satisfies Record<string, Record<number, StrictCheck>>;
