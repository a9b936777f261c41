import { createStore } from 'zustand/vanilla';

/** The title of the page in the main view; null on the start page, and while there is no main view. */
export const mainTitle = createStore<{ readonly title: string | null }>(() => ({ title: null }));
