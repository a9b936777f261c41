import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { type PollRow, polls } from '../store/tables/notes';

/** Notifies authors and voters of polls that have ended since the last run. */
export function endPolls(core: Core): void {
	const ended = core.db.select(
		polls,
		'WHERE t.isEndTold = 0 AND t.expiresAt IS NOT NULL AND t.expiresAt <= ? LIMIT 100',
		Date.now(),
	);
	for (const poll of ended) {
		// One that fails is tried again in the next run; it must not keep others from being told.
		try {
			tellOfEnd(core, poll);
		} catch (error) {
			console.error(`The end of the poll ${poll.noteId} can't be told:`, error);
		}
	}
}

function tellOfEnd(core: Core, poll: PollRow): void {
	core.db.transaction(() => {
		core.db.update(polls, { isEndTold: true }, 'noteId = ?', poll.noteId);
		const voters = core.db.all<{ userId: string }>(
			'SELECT DISTINCT userId FROM pollVotes WHERE noteId = ?',
			poll.noteId,
		);
		const told = new Set([poll.userId, ...voters.map(voter => voter.userId)]);
		for (const userId of told) notify(core, userId, { type: 'pollEnded', noteId: poll.noteId });
	});
}
