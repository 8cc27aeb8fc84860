import { accountCommands } from './account-commands.ts';
import { apiKeyCommands } from './api-key-commands.ts';
import { catalogCommands } from './catalog-commands.ts';
import { checkoutDomainCommands } from './checkout-domain-commands.ts';
import type { Command } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { notificationCommands } from './notification-commands.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...apiKeyCommands,
  ...catalogCommands,
  ...customerCommands,
  ...checkoutDomainCommands,
  ...notificationCommands,
];
