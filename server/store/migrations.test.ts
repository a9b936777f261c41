import { expect, it } from 'vitest';
import { Database } from './Database';
import { migrate } from './migrate';
import { notes, noteTags } from './tables/notes';

it('finds the tags of notes that were written before tags had a table', () => {
	const db = new Database(':memory:');
	migrate(db);
	db.insert(notes, { id: 'a', userId: 'ann', tags: ['sea', 'bread'] });
	db.insert(notes, { id: 'b', userId: 'ben', userHost: 'b.example', visibility: 'followers', tags: ['sea'] });
	db.exec('DELETE FROM migrations');
	migrate(db);
	expect(db.select(noteTags, 'ORDER BY t.tag, t.noteId')).toEqual([
		{ tag: 'bread', noteId: 'a', userId: 'ann', isLocal: true, isOpen: true },
		{ tag: 'sea', noteId: 'a', userId: 'ann', isLocal: true, isOpen: true },
		{ tag: 'sea', noteId: 'b', userId: 'ben', isLocal: false, isOpen: false },
	]);
	db.close();
});
