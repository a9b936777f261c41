// reported by boundaries(dependencies)
import type { Known } from '../stores/things';
export type Shown = Known;
