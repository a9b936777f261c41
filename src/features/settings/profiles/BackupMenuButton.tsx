import type { ReactNode } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { text } from '@/i18n/text';
import { ACCEPTED_ENDINGS } from '@/stores/preferences/profiles/profileFile';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { openBackupMenu } from './openBackupMenu';
import { importProfile } from './profileActions';

/** The button below the list of settings pages that opens the backup menu. */
export function BackupMenuButton(): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const onFiles = ([file]: readonly File[]) => file && void importProfile(session, file);
	const picker = useFilePicker(text.profiles.import, onFiles, ACCEPTED_ENDINGS.join(','));
	return (
		<>
			<Button
				size="small"
				icon="drive"
				aria-haspopup="menu"
				onClick={({ currentTarget: anchor }) => openBackupMenu({ session, anchor, navigation, pickFile: picker.open })}
			>
				{text.profiles.menu}
			</Button>
			{picker.input}
		</>
	);
}
