import type { MouseEvent, ReactNode } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import styles from './EmojiPicker.module.css';

export interface Choice {
	/** The value when chosen: `👍` or `:name:`. */
	readonly emoji: string;
	readonly name: string;
	readonly words: readonly string[];
	/** For custom emojis. */
	readonly url: string | null;
}

interface EmojiGridProps {
	choices: readonly Choice[];
	onChoose: (emoji: string) => void;
	/** Makes it a group with this accessible name. */
	label?: string | undefined;
}

/** A grid of emoji buttons; their context menu has further actions. */
export function EmojiGrid({ choices, onChoose, label }: EmojiGridProps): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const press = (event: MouseEvent<HTMLButtonElement>) => onChoose(event.currentTarget.value);
	const openMenu = (event: MouseEvent<HTMLButtonElement>) => {
		event.preventDefault();
		const anchor = event.currentTarget;
		intents.send({ kind: 'emojiMenu', session, emoji: anchor.value, anchor });
	};
	const Grid = label === undefined ? 'div' : 'fieldset';
	return (
		<Grid className={styles.grid} aria-label={label}>
			{choices.map(choice => (
				<button
					key={choice.emoji}
					type="button"
					className={styles.cell}
					value={choice.emoji}
					title={choice.name}
					aria-label={choice.name}
					data-emoji={choice.emoji}
					onClick={press}
					onContextMenu={openMenu}
				>
					<Emoji
						url={choice.url ?? unicodeEmojiUrl(choice.emoji, session, style)}
						alt={choice.emoji}
						isCustom={choice.url !== null}
						isBoxed
					/>
				</button>
			))}
		</Grid>
	);
}
