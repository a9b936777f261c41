import { width } from '../../src/platform/screen';
export const client = { width };
