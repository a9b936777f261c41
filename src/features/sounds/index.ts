export type { ColumnSounds } from './watchSounds';

/** Loads what plays sounds. */
export const loadSounds = () => import('./watchSounds');

/** Loads the menu of sounds. */
export const loadSoundItems = () => import('./soundItems');
