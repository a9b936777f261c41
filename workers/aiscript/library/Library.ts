import type { Value } from '../engine/holdings';

/** Functions and constants that programs find by name, such as `Mk:dialog`. */
export type Library = Readonly<Record<string, Value>>;
