import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { NoteRow, PollRow } from '../store/tables/notes';
import { NoteSurroundings } from './NoteSurroundings';
import { type NoteViewer, readNoteViewer } from './NoteViewer';
import { packEach } from './packEach';

export type PackedNote = entities.Note;

/**
 * Notes as the viewer sees them, in the given order, with a constant number of queries. Hidden ones have `isHidden` and
 * no content; notes of deleted authors are left out.
 * @param viewerId null for a visitor
 */
export function packNotes(core: Core, rows: readonly NoteRow[], viewerId: string | null): PackedNote[] {
	if (rows.length === 0) return [];
	const around = new NoteSurroundings(core, rows);
	const viewer = readNoteViewer(core, around, viewerId);
	return packEach(rows, row => packFor(core, row, around, viewer));
}

/** One of the notes whose surroundings were read, as the viewer sees it. Null if its author was deleted. */
export const packFor = (core: Core, row: NoteRow, around: NoteSurroundings, viewer: NoteViewer): PackedNote | null =>
	packOne(row, { core, around, viewer }, 'full');

/**
 * One note as the viewer sees it.
 * @throws Error if its author was deleted
 */
export function packNote(core: Core, row: NoteRow, viewerId: string | null): PackedNote {
	const [packed] = packNotes(core, [row], viewerId);
	if (!packed) throw new Error(`note ${row.id} has no author`);
	return packed;
}

/**
 * `answered`: the embedded form of a note that is replied to, without the viewer's own data and without embedded notes.
 */
type Detail = 'full' | 'answered';

interface Packing {
	readonly core: Core;
	readonly around: NoteSurroundings;
	readonly viewer: NoteViewer;
}

/** Rows store paths of local files; clients get URLs. */
function absoluteEmojis(core: Core, emojis: NoteRow['emojis']): Record<string, string> {
	return Object.fromEntries(Object.entries(emojis).map(([name, address]) => [name, core.urls.absolute(address)]));
}

function packOne(row: NoteRow, packing: Packing, detail: Detail): PackedNote | null {
	const { core, around, viewer } = packing;
	const user = around.users.get(row.userId);
	if (!user) return null;
	const isVisible = viewer.isVisible(row);
	const base: PackedNote = {
		id: row.id,
		createdAt: dateOfId(row.id),
		userId: row.userId,
		user,
		text: isVisible ? row.text : null,
		cw: isVisible ? row.cw : null,
		visibility: row.visibility,
		localOnly: row.localOnly,
		reactionAcceptance: row.reactionAcceptance,
		...(row.visibility === 'specified' ? { visibleUserIds: isVisible ? row.visibleUserIds : [] } : {}),
		renoteCount: row.renoteCount,
		repliesCount: row.repliesCount,
		reactionCount: Object.values(row.reactions).reduce((sum, count) => sum + count, 0),
		reactions: row.reactions,
		reactionEmojis: reactionEmojis(row, around),
		...(Object.keys(row.emojis).length > 0 ? { emojis: absoluteEmojis(core, row.emojis) } : {}),
		...(isVisible && row.tags.length > 0 ? { tags: row.tags } : {}),
		fileIds: isVisible ? row.fileIds : [],
		files: isVisible ? row.fileIds.flatMap(id => around.files.get(id) ?? []) : [],
		replyId: row.replyId,
		renoteId: row.renoteId,
		...packChannel(row, around),
		...(isVisible && row.mentions.length > 0 ? { mentions: row.mentions } : {}),
		...(row.hasPoll ? { hasPoll: true } : {}),
		...(row.uri === null ? {} : { uri: core.urls.absolute(row.uri) }),
		...(row.url === null ? {} : { url: core.urls.absolute(row.url) }),
		...(isVisible ? {} : { isHidden: true }),
	};
	return detail === 'full' ? { ...base, ...packDetails(row, packing, isVisible) } : base;
}

/** Fields that only a full note has (by itself, or renoted). */
function packDetails(row: NoteRow, packing: Packing, isVisible: boolean): Partial<PackedNote> {
	const { around, viewer } = packing;
	const embed = (id: string | null, detail: Detail) => {
		const note = id === null ? undefined : around.notes.get(id);
		return note ? packOne(note, packing, detail) : null;
	};
	const reply = embed(row.replyId, 'answered');
	const renote = embed(row.renoteId, 'full');
	const poll = isVisible ? around.polls.get(row.id) : undefined;
	const myReaction = viewer.reactions.get(row.id);
	return {
		clippedCount: row.clippedCount,
		...(reply ? { reply } : {}),
		...(renote ? { renote } : {}),
		...(poll ? { poll: packPoll(poll, viewer.votes.get(row.id)) } : {}),
		...(myReaction === undefined ? {} : { myReaction }),
	};
}

function packChannel(row: NoteRow, around: NoteSurroundings): Partial<PackedNote> {
	const channel = row.channelId === null ? undefined : around.channels.get(row.channelId);
	if (!channel) return {};
	const { id, name, color, isSensitive, allowRenoteToExternal, userId } = channel;
	return { channelId: id, channel: { id, name, color, isSensitive, allowRenoteToExternal, userId } };
}

function packPoll(poll: PollRow, mine: ReadonlySet<number> | undefined): NonNullable<PackedNote['poll']> {
	return {
		multiple: poll.multiple,
		expiresAt: poll.expiresAt === null ? null : new Date(poll.expiresAt).toISOString(),
		choices: poll.choices.map((text, index) => ({
			text,
			votes: poll.votes[index] ?? 0,
			isVoted: mine?.has(index) ?? false,
		})),
	};
}

function reactionEmojis(row: NoteRow, around: NoteSurroundings): Record<string, string> {
	if (around.remoteEmojis.size === 0) return {};
	return Object.fromEntries(
		Object.keys(row.reactions).flatMap(reaction => {
			const name = reaction.slice(1, -1);
			const address = around.remoteEmojis.get(name);
			return address === undefined ? [] : [[name, address]];
		}),
	);
}
