import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { useRemembered } from '../appearance/rememberedState';
import { useAppearance } from '../appearance/useAppearance';
import { useIsCovered } from './useIsCovered';

/** Uncovering what is flagged sensitive is asked about. */
export const confirmWhenRevealing = cardPreference({
	key: 'confirmWhenRevealingSensitiveMedia',
	default: false,
	section: 'notes',
});

interface Cover {
	/** It stands before the file now. */
	readonly isThere: boolean;
	/**
	 * Takes it away; by the reader's setting after a question, where the file is flagged sensitive
	 * (rules/media#sensitive-files).
	 */
	readonly reveal: () => void;
	/** Puts it back; null where there was none. */
	readonly hide: (() => void) | null;
}

/** Whether a file of a note is covered, also after its card was scrolled away and came back. */
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
