export { made } from './seed/made';
