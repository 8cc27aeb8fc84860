import type { NewError } from '../common/errors.ts';

/** @param runId The run with the status `pending`. */
export function alreadyRunning(
  newError: NewError<'notification_simulation_already_running_conflict'>,
  runId: string,
): Error {
  return newError(
    'notification_simulation_already_running_conflict',
    `Run ${runId} is still pending. Try again when its status is completed or canceled.`,
  );
}
