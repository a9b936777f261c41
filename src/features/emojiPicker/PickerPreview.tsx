import { type ReactNode, useDeferredValue } from 'react';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './PickerPreview.module.css';
import {
	emojiPaletteForMain,
	emojiPalettes,
	emojiPickerHeight,
	emojiPickerScale,
	emojiPickerWidth,
} from './pickerSettings';
import { pickerSize } from './pickerSize';

/** With its list, more than all other settings together. */
const EmojiPicker = lazyPart(() => import('./EmojiPicker').then(module => ({ default: module.EmojiPicker })));

/** The picker as it will open, in its size and with the palettes. */
export function PickerPreview(): ReactNode {
	const session = useSession();
	usePreference(emojiPalettes);
	const size = [usePreference(emojiPickerScale), usePreference(emojiPickerWidth), usePreference(emojiPickerHeight)];
	const palette = usePreference(emojiPaletteForMain);
	// The page shows first, as drawing all emojis takes a while.
	const isShown = useDeferredValue(true, false);
	return (
		<PreviewFrame className={styles.preview}>
			<div className={styles.place} style={pickerSize(session)}>
				{isShown && (
					<LatePart>
						{/* Opened anew, as a picker measures itself and finds its palette then. */}
						<EmojiPicker key={[...size, palette].join(' ')} isReaction={false} allowsSensitive onChoose={() => {}} />
					</LatePart>
				)}
			</div>
		</PreviewFrame>
	);
}
