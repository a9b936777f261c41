// reported by boundaries(no-unknown-dependencies)
import { lost } from '../nowhere/lost';
export const found = lost;
