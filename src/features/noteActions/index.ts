export { NoteActionsRoot } from './NoteActionsRoot';
