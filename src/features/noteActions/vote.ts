import { ApiError } from '@/api/ApiError';
import { toNote } from '@/api/toNote';
import { passGate } from '@/blocks/actions/gate';
import type { Poll } from '@/domain/note/Note';
import { applyNoteChange } from '@/domain/note/noteUpdates';
import { canVote } from '@/domain/note/pollRules';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';

/** Votes, after a confirmation (rules/composing#polls). */
export async function vote(session: Session, noteId: string, choice: number): Promise<void> {
	const poll = session.entities.note(noteId)?.poll;
	const chosen = poll?.choices[choice];
	if (!poll || !chosen || !canVote(poll, choice, Date.now())) return;
	await passGate(session, {
		confirmation: { title: fill(text.noteActions.voteTitle, { choice: chosen.text }), okText: text.noteActions.vote },
		optimistic() {
			const change = { type: 'pollVoted', choice, userId: session.userId ?? undefined };
			session.entities.patchNote(noteId, note => applyNoteChange(note, change, session.userId));
			const shown = session.entities.note(noteId)?.poll;
			return error => {
				if (error instanceof ApiError) takeBack(session, noteId, choice);
				else void readPoll(session, noteId, () => takeBack(session, noteId, choice, shown));
			};
		},
		async perform() {
			await session.api.call('notes/polls/vote', { noteId, choice });
			appEvents.emit('voted', { session, noteId, choice });
		},
	});
}

/**
 * Takes the vote off the shown poll.
 * @param shown if given, only off this one, as one that came later may have counted the vote
 */
function takeBack(session: Session, noteId: string, choice: number, shown?: Poll | null): void {
	session.entities.patchNote(noteId, note => {
		const { poll } = note;
		if (!poll?.choices[choice]?.isVoted || (shown && poll !== shown)) return note;
		const choices = poll.choices.map((each, index) =>
			index === choice ? { ...each, votes: Math.max(0, each.votes - 1), isVoted: false } : each,
		);
		return { ...note, poll: { ...poll, choices } };
	});
}

/**
 * Shows the poll as the server has it: without a response, it may have counted the vote or not.
 * @param onFailure called if it can't be fetched
 */
async function readPoll(session: Session, noteId: string, onFailure: () => void): Promise<void> {
	try {
		const { poll } = toNote(await session.api.call('notes/show', { noteId }));
		if (poll) session.entities.patchNote(noteId, note => ({ ...note, poll }));
	} catch {
		onFailure();
	}
}
