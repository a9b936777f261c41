import { clipFavorites, clipNotes, clips } from '../../../store/tables/collections';
import type { NoteRow } from '../../../store/tables/notes';
import { DAY, type PersonKey, type PlannedNote } from '../plan/PlannedNote';
import { personOf, type WorldWriter } from './WorldWriter';

interface ClipText {
	owner: PersonKey;
	name: string;
	description: string | null;
	isPublic: boolean;
	/** Selects its notes by their text; null for others' notes with pictures. */
	words: RegExp | null;
	most: number;
	/** Who marked it as a favourite. */
	likedBy?: readonly PersonKey[];
}

const CLIPS: readonly ClipText[] = [
	{
		owner: 'demo',
		name: 'Boats worth a second look',
		description: 'Hulls, sails, and everything that floats with some dignity.',
		isPublic: true,
		words: /\b(?:boats?|hull|sails?|keel|deck)\b/i,
		most: 26,
		likedBy: ['friend', 'tomo', 'mara'],
	},
	{
		owner: 'demo',
		name: 'Soup, bread, weather',
		description: 'For days on which nobody should go out.\nMostly other people’s recipes.',
		isPublic: true,
		words: /\b(?:soup|bread|tea|rain)\b|パン|スープ/i,
		most: 18,
		likedBy: ['lea'],
	},
	{
		owner: 'demo',
		name: '港の写真',
		description: '見返したくなる写真を集めています。',
		isPublic: true,
		words: null,
		most: 40,
		likedBy: ['rin', 'hana'],
	},
	{
		owner: 'demo',
		name: 'To answer some day',
		description: null,
		isPublic: false,
		words: /\?(?:\s|$)|？/,
		most: 12,
	},
	{
		owner: 'mara',
		name: 'From the lamp room',
		description: 'What was written about the light.',
		isPublic: true,
		words: /lighthouse|\blamp\b|灯台|\bfog\b/i,
		most: 20,
		likedBy: ['demo'],
	},
	{
		owner: 'friend',
		name: 'Musik zum Reparieren',
		description: 'Was gerade läuft.',
		isPublic: true,
		words: /cello|musik|music|音楽|song/i,
		most: 15,
		likedBy: ['demo'],
	},
];

const STARTED = 60 * DAY;

/** Clips with matching notes. */
export function writeClips(world: WorldWriter, written: ReadonlyMap<PlannedNote, NoteRow>): void {
	const { core, now } = world;
	for (const [index, { owner, name, description, isPublic, words, most, likedBy = [] }] of CLIPS.entries()) {
		const userId = personOf(world, owner).id;
		const id = core.ids.at(now - STARTED + index * 3 * DAY);
		const fitting = [...written]
			.filter(
				([note, row]) =>
					row.userId !== userId &&
					note.visibility === 'public' &&
					!note.renote &&
					(words === null ? note.files.length > 0 && note.appeal > 0.5 : words.test(note.text ?? '')),
			)
			.slice(-most);
		const newest = fitting.at(-1)?.[0];
		const lastClippedAt = newest ? Math.round(now - newest.ago / 2) : null;
		core.db.insert(clips, { id, userId, name, description, isPublic, lastClippedAt });
		for (const [, { id: noteId }] of fitting) {
			core.db.insert(clipNotes, { clipId: id, noteId });
			core.db.run('UPDATE notes SET clippedCount = clippedCount + 1 WHERE id = ?', noteId);
		}
		for (const key of likedBy)
			core.db.insert(clipFavorites, { id: core.ids.at(now - 10 * DAY), userId: personOf(world, key).id, clipId: id });
	}
}
