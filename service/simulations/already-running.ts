import { ServiceError } from '../basics/errors.ts';

/** @param runId The run that is `pending`. */
export function alreadyRunning(runId: string): ServiceError {
  return new ServiceError(
    'notification_simulation_already_running_conflict',
    `Run ${runId} is still pending. Wait until it is completed or canceled.`,
  );
}
