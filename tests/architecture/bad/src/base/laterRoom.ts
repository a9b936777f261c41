// reported by boundaries(dependencies)
import type { Thing } from '../domain/Thing';
export type Later = Thing;
