import { type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { useSession } from '@/stores/session/SessionContext';
import { rove } from '@/ui/focus/rove';
import { type Choice, EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import { emojiPaletteForMain, emojiPaletteForReaction, emojiPalettes } from './pickerSettings';

interface PalettesProps {
	isReaction: boolean;
	/** An emoji of a palette as a choice; none where the server has no such emoji, or the note does not take it. */
	byCode: (code: string) => readonly Choice[];
	onChoose: (emoji: string) => void;
}

/**
 * The reader's own emojis: first the palette that is meant for the purpose, the others by a press.
 * rules/reactions#the-picker.
 */
export function Palettes({ isReaction, byCode, onChoose }: PalettesProps): ReactNode {
	const session = useSession();
	const palettes = preferences.get(emojiPalettes, session);
	const meant = preferences.get(isReaction ? emojiPaletteForReaction : emojiPaletteForMain, session);
	const [chosenId, setChosenId] = useState(meant);
	const chosen = palettes.find(each => each.id === chosenId) ?? palettes[0];
	if (!chosen) return null;
	return (
		<>
			{palettes.length > 1 && (
				<div className={styles.palettes} role="tablist" aria-label={text.emojiPicker.palettes} onKeyDown={rove}>
					{palettes.map((each, index) => (
						<button
							key={each.id}
							type="button"
							role="tab"
							className={styles.palette}
							aria-selected={each === chosen}
							tabIndex={each === chosen ? 0 : -1}
							onClick={() => setChosenId(each.id)}
						>
							{each.name || t('emojiPicker.unnamed', { number: index + 1 })}
						</button>
					))}
				</div>
			)}
			<EmojiGrid
				label={chosen.name || text.emojiPicker.palette}
				choices={chosen.emojis.flatMap(byCode)}
				onChoose={onChoose}
			/>
		</>
	);
}
