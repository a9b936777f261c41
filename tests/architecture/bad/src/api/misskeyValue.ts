// reported by boundaries(dependencies)
import { permissions } from 'misskey-js';
export const all = permissions;
