// reported by boundaries(dependencies)
import { made } from './demo/seed/made';
export const world = made;
