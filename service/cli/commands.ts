import { clockCommands } from './clock-commands.ts';
import type { Command } from './command.ts';
import { destinationCommands } from './destination-commands.ts';
import { eventCommands } from './event-commands.ts';
import { listenCommand } from './listen/listen-command.ts';
import { notificationCommands } from './notification-commands.ts';
import { simulationCommands } from './simulation-commands.ts';
import { triggerCommand } from './trigger-command.ts';

/** All commands of `billing`, in the order of the help. */
export const commands: readonly Command[] = [
  listenCommand,
  triggerCommand,
  ...eventCommands,
  ...notificationCommands,
  ...destinationCommands,
  ...simulationCommands,
  ...clockCommands,
];
