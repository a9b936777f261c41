import { passGate } from '@/blocks/actions/gate';
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
			return () =>
				session.entities.patchNote(noteId, note => {
					if (!note.poll) return note;
					const choices = note.poll.choices.map((each, index) =>
						index === choice ? { ...each, votes: Math.max(0, each.votes - 1), isVoted: false } : each,
					);
					return { ...note, poll: { ...note.poll, choices } };
				});
		},
		async perform() {
			await session.api.call('notes/polls/vote', { noteId, choice });
			appEvents.emit('voted', { session, noteId, choice });
		},
	});
}
