import { describe, expect, it, vi } from 'vitest';
import { Database } from './Database';
import { migrate } from './migrate';
import { flag, integer, json, nullableText, table, text } from './table';
import { users } from './tables/users';

const things = table(
	'things',
	{ id: text(), name: nullableText(), isGood: flag(), tags: json<string[]>([]), count: integer(7) },
	{ key: ['id'] },
);

function open(): Database {
	const db = new Database(':memory:');
	db.exec('CREATE TABLE things (id TEXT PRIMARY KEY, name TEXT, isGood INTEGER, tags TEXT, count INTEGER)');
	return db;
}

describe('Database', () => {
	it('gives back what was stored, and initial values for what was not said', () => {
		const db = open();
		db.insert(things, { id: 'a', isGood: true, tags: ['x'] });
		expect(db.byId(things, 'a')).toEqual({ id: 'a', name: null, isGood: true, tags: ['x'], count: 7 });
	});

	it('changes only the columns named', () => {
		const db = open();
		db.insert(things, { id: 'a', name: 'before', count: 1 });
		expect(db.update(things, { name: 'after' }, 'id = ?', 'a')).toBe(1);
		expect(db.byId(things, 'a')).toMatchObject({ name: 'after', count: 1 });
	});

	it('takes back a transaction that fails, and tells nobody of it', () => {
		const db = open();
		const told: string[] = [];
		expect(() =>
			db.transaction(() => {
				db.insert(things, { id: 'a' });
				db.afterCommit(() => told.push('a'));
				throw new Error('no');
			}),
		).toThrow('no');
		db.transaction(() => db.afterCommit(() => told.push('b')));
		expect(db.count(things, '1')).toBe(0);
		expect(told).toEqual(['b']);
	});

	it('takes back what fails inside of another, with what was to be told and what was kept beside it', () => {
		const db = open();
		const told: string[] = [];
		db.transaction(() => {
			db.insert(things, { id: 'kept' });
			db.onRollback(() => told.push('kept undone'));
			const fails = () =>
				db.transaction(() => {
					db.insert(things, { id: 'lost' });
					db.afterCommit(() => told.push('lost'));
					db.onRollback(() => told.push('lost undone'));
					throw new Error('no');
				});
			expect(fails).toThrow('no');
			db.afterCommit(() => told.push('kept'));
		});
		expect(db.select(things, '').map(row => row.id)).toEqual(['kept']);
		expect(told).toEqual(['lost undone', 'kept']);
	});

	it('tells of a commit, whatever fails at being told', () => {
		const db = open();
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const told: string[] = [];
		db.transaction(() => {
			db.afterCommit(() => {
				throw new Error('no');
			});
			db.afterCommit(() => told.push('second'));
		});
		expect(told).toEqual(['second']);
		expect(complained).toHaveBeenCalledOnce();
		complained.mockRestore();
	});

	it('treats text as text, whatever it looks like', () => {
		const db = open();
		const name = "'); DROP TABLE things; --";
		db.insert(things, { id: 'a', name });
		expect(db.first(things, 'WHERE t.name = ?', name)?.id).toBe('a');
	});
});

describe('migrate', () => {
	it('makes a new database, and leaves one alone that is up to date', () => {
		const db = new Database(':memory:');
		migrate(db);
		db.insert(users, { id: 'a', username: 'Ann', usernameLower: 'ann' });
		migrate(db);
		expect(db.byId(users, 'a')).toMatchObject({ username: 'Ann', isExplorable: true, host: null });
	});

	it('adds a column that an older database lacks, with its initial value', () => {
		const db = new Database(':memory:');
		migrate(db);
		db.insert(users, { id: 'a', username: 'Ann', usernameLower: 'ann' });
		db.exec('ALTER TABLE users DROP COLUMN isExplorable');
		migrate(db);
		expect(db.byId(users, 'a')?.isExplorable).toBe(true);
	});
});

/** Adds one row more than fits. SQLite's error is the same as for a full disk; it ends the transaction by itself. */
function fillUp(db: Database): void {
	db.exec('PRAGMA max_page_count = 12');
	for (let count = 0; count < 100; count++) db.insert(things, { id: `full${count}`, name: 'x'.repeat(2000) });
}

describe('a transaction that the database itself ends', () => {
	it('says what it failed of, tells nobody, and leaves the next one to work', () => {
		const db = open();
		const told: string[] = [];
		const fails = () =>
			db.transaction(() => {
				db.afterCommit(() => told.push('refused'));
				fillUp(db);
			});
		for (let count = 0; count < 3; count++) expect(fails).toThrow('full');
		db.transaction(() => {
			db.insert(things, { id: 'kept' });
			db.afterCommit(() => told.push('kept'));
		});
		expect(db.select(things, '').map(row => row.id)).toEqual(['kept']);
		expect(told).toEqual(['kept']);
	});

	it('says so too from inside of another', () => {
		const db = open();
		expect(() => db.transaction(() => db.transaction(() => fillUp(db)))).toThrow('full');
		db.transaction(() => db.insert(things, { id: 'kept' }));
		expect(db.count(things, '1')).toBe(1);
	});

	it('keeps nothing of what goes on as if nothing had failed', () => {
		const db = open();
		const told: string[] = [];
		const careless = () =>
			db.transaction(() => {
				try {
					db.transaction(() => fillUp(db));
				} catch {
					db.exec('PRAGMA max_page_count = 1000');
				}
				db.insert(things, { id: 'refused' });
				db.afterCommit(() => told.push('refused'));
			});
		expect(careless).toThrow('full');
		expect(db.count(things, '1')).toBe(0);
		db.transaction(() => {});
		expect(told).toEqual([]);
	});

	it('is over even where putting back fails', () => {
		const db = open();
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const undone: string[] = [];
		const fails = () =>
			db.transaction(() => {
				db.insert(things, { id: 'refused' });
				db.onRollback(() => undone.push('first'));
				db.onRollback(() => {
					throw new Error('stuck');
				});
				throw new Error('no');
			});
		expect(fails).toThrow('no');
		db.transaction(() => db.insert(things, { id: 'kept' }));
		expect(db.select(things, '').map(row => row.id)).toEqual(['kept']);
		expect(undone).toEqual(['first']);
		complained.mockRestore();
	});
});
