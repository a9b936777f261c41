// reported by import(no-cycle)
import type { B } from '@/domain/cycleByAliasB';
export interface A { b: B | null }
