// reported by boundaries(dependencies)
import { things } from '@/stores/things';
export const count = things.length;
