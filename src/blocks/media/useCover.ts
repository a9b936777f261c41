import type { DriveFile } from '@/domain/DriveFile';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { useAppearance } from '../AppearanceContext';
import { useRemembered } from '../rememberedState';
import { isCovered } from './isCovered';

interface Cover {
	/** It stands before the file now. */
	readonly isThere: boolean;
	/** Takes it away; by the reader's setting after a question, where the file is flagged sensitive (spec 1 §4). */
	readonly reveal: () => void;
	/** Puts it back; null where there was none. */
	readonly hide: (() => void) | null;
}

/** Whether a file of a note is covered, also after its card was scrolled away and came back. */
export function useCover(noteId: string, file: DriveFile): Cover {
	const session = useSession();
	const appearance = useAppearance();
	const isNeeded = isCovered(file, appearance);
	const [isRevealed, setRevealed] = useRemembered(`${session.key} ${noteId} ${file.id} media`, false);
	const reveal = async () => {
		const { revealTitle: title, revealText, reveal: okText } = text.media;
		const asks = file.isSensitive && appearance.confirmsRevealing;
		if (!asks || (await confirm({ title, text: revealText, okText }))) setRevealed(true);
	};
	return {
		isThere: isNeeded && !isRevealed,
		reveal: () => void reveal(),
		hide: isNeeded ? () => setRevealed(false) : null,
	};
}
