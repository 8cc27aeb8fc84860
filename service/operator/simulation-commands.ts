import { storeFinishedSimulation } from '../simulations/store-finished-simulation.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const create: Command = {
  name: 'simulation create',
  summary: 'Stores a simulation with one finished run, to read back; nothing is sent.',
  options: [
    accountOption,
    { name: 'destination', placeholder: 'ID', required: true, meaning: 'the destination it names' },
    {
      name: 'type',
      placeholder: 'TYPE',
      required: true,
      meaning: 'event type, or scenario such as subscription_creation',
    },
    { name: 'name', placeholder: 'TEXT', meaning: 'default: the type' },
    {
      name: 'events',
      placeholder: 'TYPES',
      meaning: 'event types that the run played, comma-separated; default: the type',
    },
    { name: 'payload', placeholder: 'JSON', required: true, meaning: 'the data of each event' },
  ],
  examples: [
    `simulation create --destination ntfset_01jg8test00000000000000001 --type customer.created --payload '{"id":"ctm_01jg8test00000000000000003"}'`,
  ],
  async run(services, input) {
    const { id } = await findAccount(services.db, input);
    const type = input.text('type');
    const simulation = {
      type,
      destination: input.id('destination', 'ntfset_'),
      name: input.optional('name') ?? type,
      events: input.list('events') ?? [type],
      payload: input.object('payload') ?? {},
    };
    return services.db.transaction().execute((trx) => storeFinishedSimulation(trx, services, id, simulation));
  },
};

export const simulationCommands: readonly Command[] = [create];
