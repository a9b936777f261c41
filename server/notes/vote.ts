import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { notes, polls, pollVotes } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';
import { isBlockedBy } from './noteTargets';

/**
 * Votes in a poll, also if the note is hidden from the voter (as on the real server).
 * @throws Refusal `noSuchNote`, `noPoll`, `youHaveBeenBlocked`, `alreadyExpired`, `invalidChoice`, `alreadyVoted`
 */
export function vote(
	core: Core,
	person: UserRow,
	noteId: string,
	choice: number,
	options: { isSilent?: boolean } = {},
) {
	core.db.transaction(() => {
		const note = core.db.byId(notes, noteId);
		if (!note) throw new Refusal('noSuchNote');
		const poll = core.db.first(polls, 'WHERE t.noteId = ?', noteId);
		if (!poll) throw new Refusal('noPoll');
		if (isBlockedBy(core, person.id, note.userId)) throw new Refusal('youHaveBeenBlocked');
		if (poll.expiresAt !== null && poll.expiresAt < Date.now()) throw new Refusal('alreadyExpired');
		if (poll.choices[choice] === undefined) throw new Refusal('invalidChoice');
		const earlier = core.db.select(pollVotes, 'WHERE t.noteId = ? AND t.userId = ?', noteId, person.id);
		if (earlier.some(one => !poll.multiple || one.choice === choice)) throw new Refusal('alreadyVoted');
		core.db.insert(pollVotes, { id: core.ids.next(), noteId, userId: person.id, choice });
		const votes = poll.choices.map((_, index) => (poll.votes[index] ?? 0) + (index === choice ? 1 : 0));
		core.db.update(polls, { votes }, 'noteId = ?', noteId);
		if (options.isSilent) return;
		core.db.afterCommit(() =>
			core.bus.emit('noteUpdate', { noteId, type: 'pollVoted', body: { choice, userId: person.id } }),
		);
	});
}
