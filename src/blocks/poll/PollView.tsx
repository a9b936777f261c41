import { useState, useSyncExternalStore } from 'react';
import type { Note, Poll } from '@/domain/note/Note';
import { canVote, hasVoted, isPollClosed, totalVotes } from '@/domain/note/pollRules';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNoteActions } from '../note/NoteActionsContext';
import { pollTicker } from '../note/ticker';
import { PollChoiceRow } from './PollChoiceRow';
import styles from './PollView.module.css';
import { remainingTime } from './remainingTime';

interface PollViewProps {
	noteId: string;
	poll: Poll;
	/** The author's server. */
	host: string | null;
	emojis: Note['emojis'];
}

/** The choices of a poll, for voting or with results (rules/composing#polls). */
export function PollView({ noteId, poll, host, emojis }: PollViewProps) {
	const actions = useNoteActions();
	const state = useSyncExternalStore(pollTicker.subscribe, () => pollState(poll));
	const isOpen = state !== text.poll.closed;
	const isDone =
		!isOpen ||
		!actions.offers.vote ||
		(!poll.multiple && hasVoted(poll)) ||
		poll.choices.every(choice => choice.isVoted);
	const [wantsResults, setWantsResults] = useState(false);
	const showsResults = isDone || wantsResults;
	const keys = uniqueKeys(poll.choices.map(choice => choice.text));
	return (
		<div>
			<ul className={styles.choices}>
				{poll.choices.map((choice, index) => (
					<PollChoiceRow
						key={keys[index]}
						choice={choice}
						poll={poll}
						host={host}
						emojis={emojis}
						showsResults={showsResults}
						onVote={
							isOpen && !showsResults && canVote(poll, index, pollTicker.now) ? () => actions.vote(noteId, index) : null
						}
					/>
				))}
			</ul>
			<small className={styles.foot}>
				{[counted(text.poll, 'votes', totalVotes(poll)), state, poll.multiple && isOpen && text.poll.multiple]
					.filter(Boolean)
					.join(' · ')}
				{!isDone && (
					<button type="button" className={styles.toggle} onClick={() => setWantsResults(!wantsResults)}>
						{wantsResults ? text.poll.backToVote : text.poll.showResults}
					</button>
				)}
			</small>
		</div>
	);
}

/** The footer text about the end. A string, so that ticks that change nothing don't render. */
function pollState(poll: Poll): string {
	if (poll.expiresAt === null) return text.poll.open;
	if (isPollClosed(poll, pollTicker.now)) return text.poll.closed;
	return remainingTime(poll.expiresAt - pollTicker.now);
}

/** Polls of other servers may have equal choices. */
function uniqueKeys(texts: readonly string[]): string[] {
	return texts.map((each, index) => `${texts.slice(0, index).filter(other => other === each).length} ${each}`);
}
