// Generated from spec.yaml by `npm run generate`. Do not edit.
const MAX_FLOAT = 3.4028234663852886e38;

export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

/** Beyond 2⁵³ a JavaScript number only approximates the one that was sent; this checks the approximation. */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

export function isFloat(value: number): boolean {
  return Math.abs(value) <= MAX_FLOAT;
}

export function isDouble(value: number): boolean {
  return Number.isFinite(value);
}
