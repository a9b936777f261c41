import type { MouseEvent, ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { useNavigation } from '../navigation/NavigationContext';
import { openFileMenuLazily } from './openFileMenuLazily';

interface FileToolsProps {
	noteId: string;
	file: DriveFile;
	/** Null if the file can't be covered again. */
	onHide: (() => void) | null;
}

/** The buttons of an audio file or a download link: hide it again, and its menu. */
export function FileTools({ noteId, file, onHide }: FileToolsProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const openMenu = ({ currentTarget: anchor }: MouseEvent<HTMLButtonElement>) =>
		void openFileMenuLazily({ session, noteId, file, anchor, navigation });
	return (
		<>
			{onHide && <IconButton icon="eyeOff" size="small" iconSize={16} label={text.media.hide} onClick={onHide} />}
			<IconButton
				icon="more"
				size="small"
				iconSize={16}
				label={fill(text.media.menu, { name: file.name })}
				aria-haspopup="menu"
				onClick={openMenu}
			/>
		</>
	);
}
