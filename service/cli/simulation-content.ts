import type { Client } from '@billing/client';
import type { SimulationCreate, SimulationType } from '@billing/types';

import type { CommandOption } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { assigned } from './assignments.ts';
import { unknownType } from './event-types.ts';

/** The content that a simulation sends. */
export type SimulationContent = Pick<SimulationCreate, 'type' | 'payload' | 'config'>;

export const contentOptions: readonly CommandOption[] = [
  {
    name: 'set',
    placeholder: 'PATH=VALUE',
    repeated: true,
    meaning: 'a member of the payload or, for a scenario, of its entities',
  },
  {
    name: 'option',
    placeholder: 'NAME=VALUE',
    repeated: true,
    meaning: 'an option of a scenario, such as payment_outcome=failed',
  },
];

export const contentNotes: readonly string[] = [
  'Values that are valid JSON are parsed, others are strings: --set quantity=3, --set name=Jo, --set \'amount="1200"\' for a string of digits.',
  'A value replaces the whole member of the sample; the id of a stored entity selects that entity.',
  'Its sensitive fields are masked (masked@masked.invalid) unless the destination includes them, see listen --sensitive.',
];

/** @throws UsageError for an unknown type, and for options that do not apply to it. */
export async function readContent(client: Client, type: string, input: Input): Promise<SimulationContent> {
  const { data: types } = await client.simulationTypes.list();
  const found = types.find(({ name }) => name === type);
  if (found === undefined) {
    const names = types.map(({ name }) => name);
    throw new UsageError(`${unknownType('event type or scenario', type, names)} See trigger --list.`);
  }
  return contentOf(found, input.all('set'), input.all('option'));
}

function contentOf(
  { name, type }: SimulationType,
  set: readonly string[],
  options: readonly string[],
): SimulationContent {
  // The service determines the types; it may have newer ones than this client's type.
  const typeName = name as SimulationContent['type'];
  if (type !== 'scenario') {
    if (options.length > 0) throw new UsageError(`--option is for scenarios, but ${name} is an event. Try --set.`);
    return { type: typeName, ...(set.length > 0 && { payload: assigned('set', set) }) };
  }
  if (set.length + options.length === 0) return { type: typeName };
  const parts = {
    ...(set.length > 0 && { entities: assigned('set', set) }),
    ...(options.length > 0 && { options: assigned('option', options) }),
  };
  return { type: typeName, config: { [name]: parts } };
}
