/** The number closest to `value` from `least` to `most`; `most` where they exclude each other. */
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
