import { type MouseEvent, memo } from 'react';
import type { Note } from '@/domain/Note';
import { canReactWith, shownReactions } from '@/domain/reaction';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../AppearanceContext';
import { Emoji } from '../Emoji';
import { reactionEmoji } from '../emojiSources';
import { useNoteActions } from '../NoteActionsContext';
import styles from './ReactionBar.module.css';

interface ReactionBarProps extends Pick<Note, 'reactions' | 'reactionEmojis' | 'myReaction'> {
	noteId: string;
}

/** How people reacted, one pill a reaction; one's own is outlined, and a press adds it or takes it back. */
export const ReactionBar = memo(function ReactionBar(props: ReactionBarProps) {
	const { noteId, myReaction } = props;
	const session = useSession();
	const actions = useNoteActions();
	const { emojiStyle } = useAppearance();
	const press = ({ currentTarget: pill }: MouseEvent<HTMLButtonElement>) => {
		const { reaction } = pill.dataset;
		if (reaction) actions.react(noteId, reaction === myReaction ? null : reaction, pill);
	};
	return (
		<div className={styles.bar}>
			{shownReactions(props.reactions).map(([key, count]) => (
				<button
					key={key}
					type="button"
					className={styles.pill}
					data-reaction={key}
					aria-pressed={key === myReaction}
					disabled={!canReactWith(key)}
					onClick={press}
				>
					<Emoji {...reactionEmoji(key, props.reactionEmojis, session, emojiStyle)} isBoxed />
					{count}
				</button>
			))}
		</div>
	);
});
