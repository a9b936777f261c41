// reported by import(no-cycle)
import type { B } from './cycleOfTypesB';
export interface A { b: B | null }
