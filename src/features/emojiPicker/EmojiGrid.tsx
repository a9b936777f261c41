import type { MouseEvent, ReactNode } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import styles from './EmojiPicker.module.css';

export interface Choice {
	/** What choosing it gives: `👍` or `:name:`. */
	readonly emoji: string;
	readonly name: string;
	readonly words: readonly string[];
	/** Of custom ones. */
	readonly url: string | null;
}

interface EmojiGridProps {
	choices: readonly Choice[];
	onChoose: (emoji: string) => void;
	/** Makes it a group with this name. */
	label?: string | undefined;
}

/** Emojis as buttons, side by side; their context menu has what else can be done with one. */
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
