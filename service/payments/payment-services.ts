import type { NewError } from '../common/errors.ts';
import type { Log } from '../common/log.ts';
import type { Services } from '../services.ts';
import type { PaymentGateway } from './gateway.ts';

/** Errors that only a bug can cause here: the rows are locked and their values come from the service. */
export type PaymentCode = 'conflict' | 'invalid_field' | 'storage_limit_reached';

/** The dependencies of payments. */
export interface PaymentServices {
  readonly services: Services;
  readonly newError: NewError<PaymentCode>;
  /** Undefined in live while no gateway is connected. */
  readonly gateway: PaymentGateway | undefined;
  readonly log: Log;
  /** How long a call of the gateway may take. */
  readonly timeoutMs: number;
}

/** A transaction, by its key. */
export interface TransactionKey {
  readonly accountId: string;
  readonly transactionId: string;
}
