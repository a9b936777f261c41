// reported by boundaries(dependencies)
import { handle } from '@server/handler';
export const answer = handle();
