export type { ColumnSounds } from './watchSounds';

/** Loads what plays sounds. */
export const loadSounds = () => import('./watchSounds');

/** Loads what plays a sound for somebody who chooses it. */
export const loadListen = () => import('./listen');

/** Loads the menu of sounds. */
export const loadSoundItems = () => import('./soundItems');
