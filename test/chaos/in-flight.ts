/** How many clients create products at once in `retry`, so the most responses that one kill can lose. */
export const IN_FLIGHT = 128;
