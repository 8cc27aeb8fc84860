import type { Client } from '@billing/client';
import type { SimulationCreate, SimulationType } from '@billing/types';

import type { CommandOption } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { assigned } from './assignments.ts';
import { unknownType } from './event-types.ts';

/** What a simulation sends. */
export type SimulationContent = Pick<SimulationCreate, 'type' | 'payload' | 'config'>;

export const contentOptions: readonly CommandOption[] = [
  {
    name: 'set',
    placeholder: 'PATH=VALUE',
    repeated: true,
    meaning: 'a member of the payload or, for a scenario, an entity it is about',
  },
  {
    name: 'option',
    placeholder: 'NAME=VALUE',
    repeated: true,
    meaning: 'how a scenario goes, such as payment_outcome=failed',
  },
];

export const contentNotes: readonly string[] = [
  'Values are JSON where they can be, texts otherwise: --set quantity=3, --set name=Jo, --set \'amount="1200"\' for a text of digits.',
  'A member that is set replaces that of the sample whole; an id that is set to that of a stored entity takes the entity itself.',
  'Its sensitive fields are masked (masked@masked.invalid) unless the destination includes them, as listen --sensitive makes it.',
];

/** @throws UsageError for a type that there is not, and for what does not go with it. */
export async function readContent(client: Client, type: string, input: Input): Promise<SimulationContent> {
  const { data: types } = await client.simulationTypes.list();
  const found = types.find(({ name }) => name === type);
  if (found === undefined) {
    const names = types.map(({ name }) => name);
    throw new UsageError(`${unknownType('event type or scenario', type, names)} trigger --list shows all.`);
  }
  return contentOf(found, input.all('set'), input.all('option'));
}

function contentOf(
  { name, type }: SimulationType,
  set: readonly string[],
  options: readonly string[],
): SimulationContent {
  // The service says which types there are; those that this client's types don't know yet are as good.
  const known = name as SimulationContent['type'];
  if (type !== 'scenario') {
    if (options.length > 0) throw new UsageError(`--option is for scenarios, and ${name} is one event. Try --set.`);
    return { type: known, ...(set.length > 0 && { payload: assigned('set', set) }) };
  }
  if (set.length + options.length === 0) return { type: known };
  const parts = {
    ...(set.length > 0 && { entities: assigned('set', set) }),
    ...(options.length > 0 && { options: assigned('option', options) }),
  };
  return { type: known, config: { [name]: parts } };
}
