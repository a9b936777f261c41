import { VISIBILITIES, type Visibility } from '@/domain/note/Note';
import { preference } from '@/stores/preferences/preference';

export const defaultNoteVisibility = preference<Visibility>({
	key: 'defaultNoteVisibility',
	default: 'public',
	choices: VISIBILITIES,
});
