import { createNote } from '../../../notes/createNote';
import { channels } from '../../../store/tables/collections';
import { type NoteRow, notes, polls, pollVotes, reactions } from '../../../store/tables/notes';
import type { PlannedNote } from '../plan/PlannedNote';
import { personOf, type WorldWriter } from './WorldWriter';
import { emojisOf } from './writePeople';

/** The share of remote notes that end with an emoji of their server. */
const WITH_OWN_EMOJI = 0.18;

/** Creates the planned notes through the server's own service, with replies, reactions and votes. */
export function writeNotes(
	world: WorldWriter,
	planned: readonly PlannedNote[],
	channelIds: ReadonlyMap<string, string>,
): Map<PlannedNote, NoteRow> {
	const written = new Map<PlannedNote, NoteRow>();
	const remoteEmojis = new Map<string, Record<string, string>>();
	for (const note of planned) {
		const row = writeNote(world, note, written, channelIds, remoteEmojis);
		written.set(note, row);
		writePoll(world, note, row);
		writeReactions(world, note, row);
	}
	for (const [name, id] of channelIds) {
		const newest = planned.findLast(note => note.channel === name);
		if (newest) world.core.db.update(channels, { lastNotedAt: world.now - newest.ago }, 'id = ?', id);
	}
	return written;
}

function writeNote(
	world: WorldWriter,
	note: PlannedNote,
	written: ReadonlyMap<PlannedNote, NoteRow>,
	channelIds: ReadonlyMap<string, string>,
	remoteEmojis: Map<string, Record<string, string>>,
): NoteRow {
	const { core, stock, now, random } = world;
	const author = personOf(world, note.author);
	const at = now - note.ago;
	const fileIds = note.files.map(
		({ name, isSensitive }) => stock.place(`picture:${name}`, { owner: author.id, at: at - 60_000, isSensitive }).id,
	);
	let { text } = note;
	const own = author.host === null ? {} : (remoteEmojis.get(author.host) ?? emojisOf(world, author.host));
	if (author.host !== null) {
		remoteEmojis.set(author.host, own);
		if (text !== null && !note.reply && random.chance(WITH_OWN_EMOJI))
			text = `${text} :${random.pick(Object.keys(own))}:`;
	}
	const used = Object.fromEntries(Object.entries(own).filter(([name]) => text?.includes(`:${name}:`)));
	return createNote(
		core,
		author,
		{
			text,
			cw: note.cw ?? null,
			visibility: note.visibility,
			visibleUserIds: (note.recipients ?? []).map(key => personOf(world, key).id),
			fileIds,
			replyId: note.reply ? (written.get(note.reply)?.id ?? null) : null,
			renoteId: note.renote ? (written.get(note.renote)?.id ?? null) : null,
			channelId: note.channel === undefined ? null : (channelIds.get(note.channel) ?? null),
			localOnly: note.localOnly === true,
			reactionAcceptance: note.likeOnly ? 'likeOnly' : null,
			// Set afterwards, as it may be in the past.
			poll: note.poll ? { choices: [...note.poll.choices], multiple: note.poll.multiple } : null,
		},
		{
			at,
			isSilent: true,
			...(author.host === null ? {} : { emojis: used, uri: `https://${author.host}/notes/${core.ids.at(at)}` }),
		},
	);
}

function writePoll({ core, now, people }: WorldWriter, { poll, ago }: PlannedNote, row: NoteRow): void {
	if (!poll) return;
	const votes = poll.choices.map(() => 0);
	for (const [index, { voter, choice }] of poll.votes.entries()) {
		const userId = people.get(voter)?.id;
		if (!userId || userId === row.userId) continue;
		const at = now - ago + (ago * (index + 1)) / (poll.votes.length + 2);
		if (core.db.insertNew(pollVotes, { id: core.ids.at(at), noteId: row.id, userId, choice }))
			votes[choice] = (votes[choice] ?? 0) + 1;
	}
	const expiresAt = poll.endsIn === null ? null : now + poll.endsIn;
	core.db.update(polls, { votes, expiresAt, isEndTold: expiresAt !== null && expiresAt < now }, 'noteId = ?', row.id);
}

/** In stored form: local custom emojis with `@.`, hearts without a variation selector. */
const asStored = (reaction: string): string =>
	reaction.startsWith(':') ? reaction.replace(/:$/, '@.:') : reaction.replace(/^❤️$/, '❤');

function writeReactions(world: WorldWriter, note: PlannedNote, row: NoteRow): void {
	if (note.reactions.length === 0) return;
	const { core, now } = world;
	const counts: Record<string, number> = {};
	for (const { by, reaction, ago } of note.reactions) {
		const stored = asStored(reaction);
		core.db.insert(reactions, {
			id: core.ids.at(now - ago),
			noteId: row.id,
			userId: personOf(world, by).id,
			reaction: stored,
		});
		counts[stored] = (counts[stored] ?? 0) + 1;
	}
	core.db.update(notes, { reactions: counts }, 'id = ?', row.id);
}
