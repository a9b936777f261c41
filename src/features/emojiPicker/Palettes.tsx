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
	/** The button of a palette's emoji; none if the server lacks it or the note doesn't accept it. */
	byCode: (code: string) => readonly Choice[];
	onChoose: (emoji: string) => void;
}

/** The user's palettes: the one for this purpose first, others by a press (rules/reactions#the-picker). */
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
