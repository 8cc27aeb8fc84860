import { accountCommands } from './account-commands.ts';
import { adjustmentCommands } from './adjustment-commands.ts';
import { apiKeyCommands } from './api-key-commands.ts';
import { priceCommands } from './price-command.ts';
import { checkoutDomainCommands } from './checkout-domain-commands.ts';
import type { Command } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { creditCommands } from './credit-commands.ts';
import { importCommands } from './import-commands.ts';
import { discountCommands } from './discount-commands.ts';
import { maintenanceCommands } from './maintenance-commands.ts';
import { notificationCommands } from './notification-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { transactionCommands } from './transaction-commands.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...apiKeyCommands,
  ...discountCommands,
  ...priceCommands,
  ...customerCommands,
  ...checkoutDomainCommands,
  ...transactionCommands,
  ...paymentCommands,
  ...adjustmentCommands,
  ...creditCommands,
  ...importCommands,
  ...notificationCommands,
  ...maintenanceCommands,
];
