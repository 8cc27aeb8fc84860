const MAX_FLOAT = 3.4028234663852886e38;

export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

/** Past 2⁵³ a JavaScript number is only near the one that was sent; what it says is judged. */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

export function isFloat(value: number): boolean {
  return Math.abs(value) <= MAX_FLOAT;
}

export function isDouble(value: number): boolean {
  return Number.isFinite(value);
}
