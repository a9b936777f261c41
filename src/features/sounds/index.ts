/** Loads what plays sounds. */
export const loadSounds = () => import('./watchSounds');
