export { loadNoteMenus, NoteActionsRoot } from './NoteActionsRoot';
export type { NoteKeys } from './noteKeys';

/** Loaded with its first use. */
export const loadNoteKeys = () => import('./noteKeys');
