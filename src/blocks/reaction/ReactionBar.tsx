import { type FocusEvent, type MouseEvent, memo, type PointerEvent } from 'react';
import type { Note } from '@/domain/note/Note';
import { canReactWith, reactionToSend, shownReactions } from '@/domain/note/reaction';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { hasPointerMoved } from '@/platform/hasPointerMoved';
import { intents } from '@/stores/intents';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../appearance/useAppearance';
import { Emoji } from '../emoji/Emoji';
import { emojiStyle, reactionEmoji } from '../emoji/emojiSources';
import { useNoteActions } from '../note/NoteActionsContext';
import { pointAtReaction } from './pointAtReaction';
import styles from './ReactionBar.module.css';

export const reactionsDisplaySize = cardPreference<'small' | 'medium' | 'large'>({
	key: 'reactionsDisplaySize',
	default: 'medium',
	choices: ['small', 'medium', 'large'],
});

interface ReactionBarProps extends Pick<Note, 'reactions' | 'reactionEmojis' | 'myReaction'> {
	noteId: string;
}

/**
 * One button per reaction; the reader's own is highlighted, and a press adds or removes it. Hovering shows who reacted,
 * the context menu has more.
 */
export const ReactionBar = memo(function ReactionBar(props: ReactionBarProps) {
	const { noteId, reactions, myReaction } = props;
	const session = useSession();
	const actions = useNoteActions();
	const style = useAppearance(emojiStyle);
	const size = useAppearance(reactionsDisplaySize);
	const isPressable = (reaction: string) => actions.offers.react && canReactWith(reaction);
	const press = ({ currentTarget: pill }: MouseEvent<HTMLButtonElement>) => {
		const { reaction } = pill.dataset;
		if (reaction && isPressable(reaction)) actions.react(noteId, reaction === myReaction ? null : reaction, pill);
	};
	const point = (event: PointerEvent<HTMLButtonElement>) => {
		if (event.pointerType === 'mouse' && hasPointerMoved(event.nativeEvent))
			pointAtReaction(session, noteId, event.currentTarget);
	};
	const focus = ({ currentTarget: pill }: FocusEvent<HTMLButtonElement>) => {
		if (pill.matches(':focus-visible')) pointAtReaction(session, noteId, pill);
	};
	const openMenu = (event: MouseEvent<HTMLButtonElement>) => {
		const pill = event.currentTarget;
		const emoji = pill.dataset.reaction;
		if (!emoji) return;
		event.preventDefault();
		const url = pill.querySelector('img')?.src ?? null;
		intents.send({
			kind: 'emojiMenu',
			...{ session, emoji, url, anchor: pill, noteId },
			...(actions.offers.react && { react: (chosen: string) => actions.react(noteId, chosen, pill) }),
		});
	};
	const shown = shownReactions(reactions, myReaction);
	const left = Object.keys(reactions).length - shown.length;
	return (
		<div className={styles.bar} data-size={size}>
			{shown.map(([key, count]) => (
				<button
					key={key}
					type="button"
					className={styles.pill}
					data-reaction={key}
					aria-pressed={key === myReaction}
					aria-disabled={!isPressable(key) || undefined}
					onClick={press}
					onContextMenu={openMenu}
					onPointerOver={point}
					onFocus={focus}
				>
					<Emoji {...reactionEmoji(key, props.reactionEmojis, session, style)} code={reactionToSend(key)} isBoxed />
					{count}
				</button>
			))}
			{left > 0 && (
				<button
					type="button"
					className={styles.pill}
					aria-label={counted(text.reactions, 'more', left)}
					onClick={() => intents.send({ kind: 'reactionUsers', session, noteId })}
				>
					{`+${left}`}
				</button>
			)}
		</div>
	);
});
