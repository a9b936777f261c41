// reported by boundaries(dependencies)
import { things } from '../stores/things.js';
export const count = things.length;
