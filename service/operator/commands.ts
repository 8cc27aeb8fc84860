import { accountCommands } from './account-commands.ts';
import { adjustmentCommands } from './adjustment-commands.ts';
import { apiKeyCommands } from './api-key-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { priceCommands } from './price-command.ts';
import { checkoutDomainCommands } from './checkout-domain-commands.ts';
import { auditCommands } from './audit-command.ts';
import { closingCommands } from './closing-commands.ts';
import type { Command } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { creditCommands } from './credit-commands.ts';
import { erasureCommands } from './erasure-commands.ts';
import { importCommands } from './import-commands.ts';
import { destinationCommands } from './destination-commands.ts';
import { discountCommands } from './discount-commands.ts';
import { maintenanceCommands } from './maintenance-commands.ts';
import { notificationCommands } from './notification-commands.ts';
import { quotaCommands } from './quota-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { secretKeyCommands } from './secret-key-commands.ts';
import { transactionCommands } from './transaction-commands.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...quotaCommands,
  ...closingCommands,
  ...apiKeyCommands,
  ...discountCommands,
  ...priceCommands,
  ...customerCommands,
  ...erasureCommands,
  ...checkoutDomainCommands,
  ...transactionCommands,
  ...paymentCommands,
  ...adjustmentCommands,
  ...creditCommands,
  ...importCommands,
  ...notificationCommands,
  ...destinationCommands,
  ...maintenanceCommands,
  ...backupCommands,
  ...auditCommands,
  ...secretKeyCommands,
];
