export { loadNoteMenus, NoteActionsRoot } from './NoteActionsRoot';
export type { NoteKeys } from './noteKeys';

/** Loaded on first use. */
export const loadNoteKeys = () => import('./noteKeys');
