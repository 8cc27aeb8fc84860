import { table } from '../terminal/table.ts';
import { UsageError } from '../terminal/usage-error.ts';
import type { Call, Command } from './command.ts';
import { runSimulation } from './run-simulation.ts';
import { simulatedDestination } from './simulated-destination.ts';
import { contentNotes, contentOptions, readContent } from './simulation-content.ts';
import { cleanUp } from './clean-up.ts';

export const triggerCommand: Command = {
  name: 'trigger',
  summary: 'Sends an event, or all events of a scenario, to a destination, and shows the responses.',
  positionals: ['[event|scenario]'],
  options: [
    { name: 'list', meaning: 'list all event types and scenarios' },
    ...contentOptions,
    {
      name: 'to',
      placeholder: 'ID',
      meaning: 'the destination; default: that of a running listen, else the only one that accepts simulated events',
    },
  ],
  examples: [
    'trigger customer.created',
    'trigger customer.updated --set name="Jo Sample" --set locale=fr',
    'trigger subscription_creation',
    'trigger subscription_renewal --option payment_outcome=failed --option dunning_exhausted_action=subscription_canceled',
    'trigger --list',
  ],
  notes: contentNotes,
  async run(call, input) {
    if (input.flag('list')) return listTypes(call);
    const type = input.positional(0);
    if (type === '') throw new UsageError('Set what to send, such as customer.created. See trigger --list.');
    const { client, screen } = call;
    const content = await readContent(client, type, input);
    const destination = await simulatedDestination(call, input.optionalId('to', 'ntfset_'));
    if (!call.json) screen.err(`${type} → ${destination.description} (${destination.id})\n`);
    const body = { ...content, notification_setting_id: destination.id, name: `billing trigger ${type}` };
    const { data: simulation } = await client.simulations.create({ body });
    try {
      await runSimulation(call, simulation.id);
    } finally {
      // Also ends a run that is still in progress after an interruption.
      const path = { simulation_id: simulation.id };
      await cleanUp(call, `The simulation ${simulation.id} is not archived`, (closing) =>
        closing.simulations.update({ path, body: { status: 'archived' } }),
      );
    }
  },
};

async function listTypes({ client, print }: Call): Promise<void> {
  const { data } = await client.simulationTypes.list();
  print(
    data,
    table(data.map(({ name, type, description }) => [name, type === 'scenario' ? 'scenario' : 'event', description])),
  );
}
