import { useSyncExternalStore } from 'react';
import { timeTicker } from '../note/ticker';

/** The time at the last tick of all times on the screen, kept up to date; in milliseconds since the epoch. */
export const useTickedNow = (): number => useSyncExternalStore(timeTicker.subscribe, readNow);

const readNow = (): number => timeTicker.now;
