import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { useRemembered } from '../appearance/rememberedState';
import { useAppearance } from '../appearance/useAppearance';
import { useIsCovered } from './useIsCovered';

/** Whether revealing sensitive media asks for confirmation. */
export const confirmWhenRevealing = cardPreference({
	key: 'confirmWhenRevealingSensitiveMedia',
	default: false,
});

interface Cover {
	/** Whether the file is covered now. */
	readonly isThere: boolean;
	/**
	 * Removes the cover; depending on the user's setting, sensitive files ask for confirmation
	 * (rules/media#sensitive-files).
	 */
	readonly reveal: () => void;
	/** Covers the file again; null if it had no cover. */
	readonly hide: (() => void) | null;
}

/**
 * Whether a file is covered; remembered when its card is scrolled away.
 * @param noteId the note's id; that of the file where it shows without a note
 */
export function useCover(noteId: string, file: DriveFile): Cover {
	const session = useSession();
	const asksFirst = useAppearance(confirmWhenRevealing);
	const isNeeded = useIsCovered(file);
	const [isRevealed, setRevealed] = useRemembered(`${session.key} ${noteId} ${file.id} media`, false);
	const reveal = async () => {
		const { revealTitle: title, revealText, reveal: okText } = text.media;
		const asks = file.isSensitive && asksFirst;
		if (!asks || (await confirm({ title, text: revealText, okText }))) setRevealed(true);
	};
	return {
		isThere: isNeeded && !isRevealed,
		reveal: () => void reveal(),
		hide: isNeeded ? () => setRevealed(false) : null,
	};
}
