import type { EntityColumns } from '../storage/rows/entity-columns.ts';
import type { Selectable } from 'kysely';

/** Where a new entity comes from. */
export interface Origin {
  /** The other system that an operator imports it from; null for the entity of a request. */
  readonly import_meta: Selectable<EntityColumns>['import_meta'];
}

export const REQUESTED: Origin = { import_meta: null };

/** The event of a new entity: `customer.created` or `customer.imported`. */
export function eventOfNew<Name extends string>(
  name: Name,
  { import_meta }: Origin,
): `${Name}.created` | `${Name}.imported` {
  return import_meta === null ? `${name}.created` : `${name}.imported`;
}
