import type { Database } from './Database';

export interface Migration {
	name: string;
	/** Runs once on a database made before this step; new databases don't need it. */
	up: (db: Database) => void;
}

/** Steps beyond what the definitions express: renames, removals, filling new columns from old ones. Append only. */
export const migrations: readonly Migration[] = [
	{
		name: 'tags of notes in a table of their own',
		up: db =>
			db.run(`INSERT OR IGNORE INTO noteTags (tag, noteId, userId, isLocal, isOpen)
				SELECT tag.value, n.id, n.userId, n.userHost IS NULL, n.visibility IN ('public', 'home')
				FROM notes n, json_each(n.tags) tag`),
	},
	{
		name: 'avatar decorations in a table of their own',
		up: db =>
			db.run(`INSERT OR IGNORE INTO avatarDecorations (id, name, description, url)
				SELECT worn.id, coalesce((SELECT f.name FROM files f WHERE '/files/' || f.accessKey = worn.url), worn.id), '', worn.url
				FROM (SELECT DISTINCT json_extract(d.value, '$.id') AS id, json_extract(d.value, '$.url') AS url
					FROM users u, json_each(u.avatarDecorations) d) worn
				WHERE worn.id IS NOT NULL AND worn.url IS NOT NULL`),
	},
	{
		name: 'renotes that were not counted',
		up: db =>
			db.run(`UPDATE notes SET isUncounted = 1 WHERE renoteId IS NOT NULL
				AND (renoteUserId = userId OR userId IN (SELECT id FROM users WHERE isBot = 1))`),
	},
];
