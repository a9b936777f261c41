// reported by boundaries(dependencies)
import { inside } from '@/features/alpha';
export const borrowed = inside;
