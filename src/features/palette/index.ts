export { openPalette } from './openPalette';
