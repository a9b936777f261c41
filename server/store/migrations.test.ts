import { expect, it } from 'vitest';
import { Database } from './Database';
import { migrate } from './migrate';
import { files } from './tables/drive';
import { notes, noteTags } from './tables/notes';
import { avatarDecorations } from './tables/server';
import { users } from './tables/users';

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

it('makes decorations of those that were only worn', () => {
	const db = new Database(':memory:');
	migrate(db);
	db.insert(files, { id: 'f', name: 'ring.png', accessKey: 'abc' });
	const worn = JSON.stringify([{ id: 'd', url: '/files/abc', angle: 0.1 }]);
	for (const id of ['ann', 'ben']) {
		db.insert(users, { id, username: id, usernameLower: id });
		db.run('UPDATE users SET avatarDecorations = ? WHERE id = ?', worn, id);
	}
	db.exec('DELETE FROM migrations');
	migrate(db);
	expect(db.select(avatarDecorations, '')).toMatchObject([
		{ id: 'd', name: 'ring.png', url: '/files/abc', roleIds: [] },
	]);
	expect(db.byId(users, 'ann')?.avatarDecorations).toMatchObject([{ id: 'd', angle: 0.1 }]);
	db.close();
});

it('marks renotes by bots and of own notes, which were never counted', () => {
	const db = new Database(':memory:');
	migrate(db);
	db.insert(users, { id: 'ann', username: 'ann', usernameLower: 'ann' });
	db.insert(users, { id: 'bot', username: 'bot', usernameLower: 'bot', isBot: true });
	db.insert(notes, { id: 'a', userId: 'ann' });
	db.insert(notes, { id: 'b', userId: 'bot', renoteId: 'a', renoteUserId: 'ann' });
	db.insert(notes, { id: 'c', userId: 'ann', renoteId: 'a', renoteUserId: 'ann' });
	db.insert(notes, { id: 'd', userId: 'ben', renoteId: 'a', renoteUserId: 'ann' });
	db.insert(notes, { id: 'e', userId: 'bot' });
	db.exec('DELETE FROM migrations');
	migrate(db);
	expect(db.select(notes, 'WHERE t.isUncounted = 1 ORDER BY t.id').map(({ id }) => id)).toEqual(['b', 'c']);
	db.close();
});
