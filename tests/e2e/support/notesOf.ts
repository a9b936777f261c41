import type { Home, Person } from './Home';
import type { ServedNote } from './lastNote';

/** The notes of a user, from the server. */
export const notesOf = (home: Home, person: Person): Promise<ServedNote[]> =>
	home.call<ServedNote[]>('users/notes', { userId: person.id, limit: 100, withReplies: true }, person);

export const textsOf = async (home: Home, person: Person) => (await notesOf(home, person)).map(note => note.text);
