/** What a statement or a call fails with when the simulation lets it fail. */
export class SimulatedFault extends Error {
  override readonly name = 'SimulatedFault';
}

/** Whether an error, or what caused it, is a fault of the simulation. Any other error is a finding. */
export function isSimulated(error: unknown): boolean {
  if (error instanceof SimulatedFault) return true;
  if (error instanceof AggregateError) return error.errors.every(isSimulated);
  return error instanceof Error && error.cause !== undefined && isSimulated(error.cause);
}
