// reported by boundaries(dependencies)
import { echo } from '@workers/echo/echo';
export const said = echo('');
