import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { timeOfId } from '../store/IdSource';
import { type ChannelRow, channels } from '../store/tables/collections';
import { files } from '../store/tables/drive';
import { type NoteRow, noteMentions, notes, noteTags, polls, type Visibility } from '../store/tables/notes';
import { type UserRow, users } from '../store/tables/users';
import { announceNote } from './announceNote';
import { extractFromText, type MentionedName } from './extractFromText';
import type { NoteInput, PollInput, WriteOptions } from './NoteInput';
import { channelTarget, renoteTarget, replyTarget } from './noteTargets';
import { hasAnyWord } from './words';

/**
 * Creates a note: checks it, stores it with everything that belongs to it, and sends notifications and events.
 * @throws Refusal named like an error of `notes/create`
 */
export function createNote(core: Core, author: UserRow, input: NoteInput, options: WriteOptions = {}): NoteRow {
	return core.db.transaction(() => {
		const fileIds = ownFiles(core, author, input.fileIds ?? []);
		const renote = renoteTarget(core, author, input);
		const reply = replyTarget(core, author, input);
		const pollEnd = endOfPoll(input.poll, options.at ?? Date.now());
		const channel = channelTarget(core, input);
		const note = compose(core, author, input, { options, fileIds, renote, reply, channel });
		store(core, note, input.poll ? { ...input.poll, expiresAt: pollEnd } : null);
		countUp(core, author, note, channel);
		if (!options.isSilent) core.db.afterCommit(() => announceNote(core, note, author));
		return note;
	});
}

interface Parts {
	options: WriteOptions;
	fileIds: string[];
	renote: NoteRow | null;
	reply: NoteRow | null;
	channel: ChannelRow | null;
}

function compose(core: Core, author: UserRow, input: NoteInput, parts: Parts): NoteRow {
	const { options, fileIds, renote, reply, channel } = parts;
	const text = input.text?.trim() || null;
	const cw = input.cw ?? null;
	const words = [cw, text, ...(input.poll?.choices ?? [])].filter(Boolean).join('\n');
	if (hasAnyWord(words, core.settings.get('prohibitedWords'))) throw new Refusal('containsProhibitedWords');
	const visibility = channel ? 'public' : narrowed(core, author, input.visibility ?? 'public', words, renote);
	const found = extractFromText(words);
	const mentioned = input.noExtractMentions ? [] : findMentioned(core, found.mentions, options.namesAt ?? null);
	const direct = visibility === 'specified' ? core.db.byIds(users, input.visibleUserIds ?? []) : new Map();
	const visible = new Set<string>(direct.keys());
	if (visibility === 'specified' && reply && reply.userId !== author.id) visible.add(reply.userId);
	const mentions = new Set(mentioned);
	if (reply && reply.userId !== author.id) mentions.add(reply.userId);
	for (const id of visible) mentions.add(id);
	if (mentions.size > core.roles.policies(author).mentionLimit) throw new Refusal('containsTooManyMentions');
	return {
		id: options.at === undefined ? core.ids.next() : core.ids.at(options.at),
		userId: author.id,
		userHost: author.host,
		text,
		cw,
		visibility,
		visibleUserIds: [...visible],
		localOnly: channel !== null || input.localOnly === true || reply?.localOnly === true || renote?.localOnly === true,
		reactionAcceptance: input.reactionAcceptance ?? null,
		replyId: reply?.id ?? null,
		replyUserId: reply?.userId ?? null,
		renoteId: renote?.id ?? null,
		renoteUserId: renote?.userId ?? null,
		isPureRenote: renote !== null && text === null && cw === null && fileIds.length === 0 && !input.poll && !reply,
		isUncounted: renote !== null && (renote.userId === author.id || author.isBot),
		channelId: channel?.id ?? null,
		fileIds,
		hasFiles: fileIds.length > 0,
		hasPoll: Boolean(input.poll),
		mentions: [...mentions],
		tags: input.noExtractHashtags ? [] : found.tags,
		emojis: options.emojis ?? {},
		threadId: reply ? (reply.threadId ?? reply.id) : null,
		renoteCount: 0,
		repliesCount: 0,
		clippedCount: 0,
		reactions: {},
		uri: options.uri ?? null,
		url: options.uri ?? null,
	};
}

/** Public becomes home without the policy for it, with sensitive words, and for renotes of a home note. */
function narrowed(core: Core, author: UserRow, wanted: Visibility, words: string, renote: NoteRow | null): Visibility {
	if (renote && (wanted === 'public' || wanted === 'home')) {
		if (renote.visibility === 'followers') return 'followers';
		if (renote.visibility === 'home') return 'home';
	}
	if (wanted !== 'public') return wanted;
	if (!core.roles.policies(author).canPublicNote) return 'home';
	return hasAnyWord(words, core.settings.get('sensitiveWords')) ? 'home' : 'public';
}

/** @param namesAt the host of names without one; null for this server */
function findMentioned({ db, urls }: Core, names: readonly MentionedName[], namesAt: string | null): string[] {
	if (names.length === 0) return [];
	const found = db.all<{ id: string; username: string; host: string | null }>(
		'SELECT id, usernameLower AS username, host FROM users WHERE isDeleted = 0 AND usernameLower IN (SELECT value FROM json_each(?))',
		JSON.stringify(names.map(name => name.username)),
	);
	return names.flatMap(({ username, host }) => {
		const at = host ?? namesAt;
		const wanted = at === urls.host ? null : at;
		return found.find(user => user.username === username && user.host === wanted)?.id ?? [];
	});
}

function ownFiles({ db }: Core, author: UserRow, fileIds: string[]): string[] {
	if (fileIds.length === 0) return [];
	const known = db.byIds(files, fileIds);
	if (fileIds.some(id => known.get(id)?.userId !== author.id)) throw new Refusal('noSuchFile');
	return fileIds;
}

function endOfPoll(poll: PollInput | null | undefined, from: number): number | null {
	if (!poll) return null;
	if (typeof poll.expiresAt === 'number') {
		if (poll.expiresAt < from) throw new Refusal('cannotCreateAlreadyExpiredPoll');
		return poll.expiresAt;
	}
	return poll.expiredAfter ? from + poll.expiredAfter : null;
}

function store({ db }: Core, note: NoteRow, poll: (PollInput & { expiresAt: number | null }) | null): void {
	db.insert(notes, note);
	for (const userId of note.mentions) db.insert(noteMentions, { userId, noteId: note.id });
	for (const tag of note.tags) db.insert(noteTags, { tag, noteId: note.id, userId: note.userId, ...openness(note) });
	if (!poll) return;
	db.insert(polls, {
		noteId: note.id,
		userId: note.userId,
		choices: poll.choices,
		votes: poll.choices.map(() => 0),
		multiple: poll.multiple === true,
		expiresAt: poll.expiresAt,
		// A poll that has already ended needs no notification.
		isEndTold: poll.expiresAt !== null && poll.expiresAt < Date.now(),
	});
}

const openness = ({ userHost, visibility }: NoteRow) => ({
	isLocal: userHost === null,
	isOpen: visibility === 'public' || visibility === 'home',
});

function countUp({ db }: Core, author: UserRow, note: NoteRow, channel: ChannelRow | null): void {
	db.run(
		'UPDATE users SET notesCount = notesCount + 1, updatedAt = max(coalesce(updatedAt, 0), ?) WHERE id = ?',
		timeOfId(note.id),
		author.id,
	);
	if (note.replyId) db.run('UPDATE notes SET repliesCount = repliesCount + 1 WHERE id = ?', note.replyId);
	if (note.renoteId && !note.isUncounted) {
		db.run('UPDATE notes SET renoteCount = renoteCount + 1 WHERE id = ?', note.renoteId);
	}
	if (!channel) return;
	const hasWritten = db.exists(notes, 't.channelId = ? AND t.userId = ? AND t.id != ?', channel.id, author.id, note.id);
	db.update(
		channels,
		{
			notesCount: channel.notesCount + 1,
			usersCount: channel.usersCount + (hasWritten ? 0 : 1),
			lastNotedAt: timeOfId(note.id),
		},
		'id = ?',
		channel.id,
	);
}
