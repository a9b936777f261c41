import { made } from './demo/demoWorld';
export const world = made;
