import type { MouseEvent, ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { useNavigation } from '../navigation/NavigationContext';
import styles from './MediaTools.module.css';
import { openFileMenuLazily } from './openFileMenuLazily';

interface MediaToolsProps {
	noteId: string;
	file: DriveFile;
	isDescribed: boolean;
	onDescribe: (fileId: string) => void;
	/** Null if it can't be covered again. */
	onHide: (() => void) | null;
	/** Stops playback; given while it plays. */
	onStop?: (() => void) | undefined;
}

// Made once: React skips elements that stay the same.
const HIDE = Icon({ name: 'eyeOff', size: 15 });
const STOP = Icon({ name: 'close', size: 16 });
const MORE = Icon({ name: 'more', size: 16 });

/**
 * The buttons on top of a picture or video: alt text, menu (loaded on use), stop, and hide. With a mouse they appear on
 * hover; on touch screens small marks with large touch areas are always visible.
 */
export function MediaTools({ noteId, file, isDescribed, onDescribe, onHide, onStop }: MediaToolsProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	// The viewer has the menu on touch screens.
	const isPicture = mediaKind(file) === 'image';
	const openMenu = ({ currentTarget: anchor }: MouseEvent<HTMLButtonElement>) =>
		void openFileMenuLazily({ session, noteId, file, anchor, navigation });
	return (
		<>
			{file.comment && (
				<button
					type="button"
					className={styles.alt}
					data-playing={onStop && ''}
					aria-expanded={isDescribed}
					aria-label={fill(text.media.describe, { name: file.name })}
					data-tooltip={text.media.showText}
					onClick={() => onDescribe(file.id)}
				>
					<span className={styles.mark}>{text.media.alt}</span>
				</button>
			)}
			<span className={styles.tools}>
				<button
					type="button"
					className={styles.tool}
					data-viewer={isPicture ? '' : undefined}
					aria-label={fill(text.media.menu, { name: file.name })}
					aria-haspopup="menu"
					data-tooltip={text.media.menuShort}
					onClick={openMenu}
				>
					<span className={styles.mark}>{MORE}</span>
				</button>
				{onStop && (
					<button
						type="button"
						className={styles.tool}
						aria-label={text.media.stop}
						data-tooltip={text.media.stop}
						onClick={onStop}
					>
						<span className={styles.mark}>{STOP}</span>
					</button>
				)}
				{onHide && (
					<button
						type="button"
						className={styles.tool}
						aria-label={text.media.hide}
						data-tooltip={text.media.hide}
						onClick={onHide}
					>
						<span className={styles.mark}>{HIDE}</span>
					</button>
				)}
			</span>
		</>
	);
}
