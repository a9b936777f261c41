// reported by boundaries(dependencies)
import { NOT_A_TYPE } from '../wire/things';
export const value = NOT_A_TYPE;
