// reported by boundaries(dependencies)
import type { Known } from '../src/stores/things';
export type Row = Known;
