// reported by import(no-cycle)
import type { A } from './cycleOfTypesA';
export interface B { a: A | null }
