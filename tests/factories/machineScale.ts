/** How much slower than the calibrated machine this one is, at least 1 (`scripts/test.mjs`). */
export const MACHINE_SCALE = Number(process.env.MACHINE_SCALE ?? 1);
