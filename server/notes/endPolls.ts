import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { type PollRow, polls } from '../store/tables/notes';
import { EndedPolls } from './EndedPolls';

/** @returns what notifies authors and voters of polls that have ended since it was last called */
export function endPolls(core: Core): () => void {
	const ended = new EndedPolls(core.db, poll => tellOfEnd(core, poll));
	return () => ended.tellDue();
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
