// reported by boundaries(dependencies)
export type { Known } from '../stores/things';
