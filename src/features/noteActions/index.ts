export { loadNoteMenus, NoteActionsRoot } from './NoteActionsRoot';

/** Loaded with its first use. */
export const loadKeepNote = () => import('./keepNote');
