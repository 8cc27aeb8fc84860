import { table } from '../terminal/table.ts';
import type { Command } from './command.ts';
import { runSimulation } from './run-simulation.ts';
import { simulatedDestination } from './simulated-destination.ts';
import { contentNotes, contentOptions, readContent } from './simulation-content.ts';

const EXAMPLE_ID = 'ntfsim_01jg8test00000000000000001';

const list: Command = {
  name: 'simulations list',
  summary: 'Lists simulations, newest first.',
  options: [{ name: 'archived', meaning: 'include archived ones' }],
  examples: ['simulations list', 'simulations list --archived --json'],
  async run({ client, print }, input) {
    const status = input.flag('archived') ? { status: ['active' as const, 'archived' as const] } : {};
    const found = await Array.fromAsync(client.simulations.list({ query: { per_page: 200, ...status } }));
    const rows = found.map((one) => [one.id, one.status, one.type, one.name, one.notification_setting_id]);
    print(found, rows.length === 0 ? 'There are no simulations. Try: simulations create --help\n' : table(rows));
  },
};

const create: Command = {
  name: 'simulations create',
  summary: 'Creates a simulation that can be run repeatedly. Sends nothing yet.',
  positionals: ['<event|scenario>'],
  options: [
    { name: 'name', placeholder: 'TEXT', meaning: 'name (default: the event type or scenario)' },
    ...contentOptions,
    { name: 'to', placeholder: 'ID', meaning: 'the destination, as for trigger' },
  ],
  examples: [
    'simulations create customer.created --set name="Jo Sample"',
    'simulations create subscription_renewal --name Dunning --option payment_outcome=failed',
  ],
  notes: contentNotes,
  async run(call, input) {
    const { client, print } = call;
    const content = await readContent(client, input.positional(0), input);
    const { id } = await simulatedDestination(call, input.optionalId('to', 'ntfset_'));
    const name = input.optional('name') ?? content.type;
    const { data } = await client.simulations.create({ body: { ...content, notification_setting_id: id, name } });
    print(data);
  },
};

const run: Command = {
  name: 'simulations run',
  summary: 'Runs a simulation and shows how the destination responds to each event.',
  positionals: ['<id>'],
  options: [],
  examples: [`simulations run ${EXAMPLE_ID}`, `simulations run ${EXAMPLE_ID} --json`],
  notes: ['Ctrl-C ends the display; the run continues. Archiving the simulation ends the run.'],
  run: (call, input) => runSimulation(call, input.positionalId(0, 'ntfsim_')),
};

export const simulationCommands: readonly Command[] = [list, create, run];
