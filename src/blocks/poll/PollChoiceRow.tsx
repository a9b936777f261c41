import type { CSSProperties } from 'react';
import type { Note, Poll, PollChoice } from '@/domain/note/Note';
import { percentOf } from '@/domain/note/pollRules';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { MfmText } from '../mfm/MfmText';
import styles from './PollView.module.css';

interface PollChoiceRowProps {
	choice: PollChoice;
	poll: Poll;
	host: string | null;
	emojis: Note['emojis'];
	showsResults: boolean;
	/** Null if the choice can't be voted for. */
	onVote: (() => void) | null;
}

/** One choice of a poll: a button while it can be voted for, a bar once results are shown. */
export function PollChoiceRow({ choice, poll, host, emojis, showsResults, onVote }: PollChoiceRowProps) {
	const percent = percentOf(poll, choice.votes);
	const style = { '--share': showsResults ? `${percent}%` : '0%' } as CSSProperties;
	const content = (
		<>
			<span className={styles.label}>
				{choice.isVoted && <Icon name="check" size={15} />}
				<MfmText text={choice.text} mode="simple" host={host} emojis={emojis} />
			</span>
			{choice.isVoted && <span className="visually-hidden">{text.poll.voted}</span>}
			{showsResults && (
				<span className={styles.share} title={counted(text.poll, 'votes', choice.votes)}>
					{`${percent}%`}
				</span>
			)}
		</>
	);
	return (
		<li>
			{onVote ? (
				<button
					type="button"
					className={styles.choice}
					style={style}
					data-content=""
					aria-label={fill(text.poll.vote, { choice: choice.text })}
					onClick={onVote}
				>
					{content}
				</button>
			) : (
				<div className={styles.choice} style={style} data-voted={choice.isVoted || undefined}>
					{content}
				</div>
			)}
		</li>
	);
}
