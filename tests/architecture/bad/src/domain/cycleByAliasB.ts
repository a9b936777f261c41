// reported by import(no-cycle)
import type { A } from './cycleByAliasA';
export interface B { a: A | null }
