import type { DriveFile } from '@/domain/drive/DriveFile';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import type { ActionGroup } from '../actions/ActionDefinition';
import { passGate } from '../actions/gate';
import { pathLink } from '../actions/pathLink';
import { developerMode } from '../appearance/developerMode';
import type { Navigation } from '../navigation/NavigationContext';
import { downloadFile } from './downloadFile';
import { openFileDetails } from './openFileDetails';

/** A file in a note, as the target of actions. */
export interface ShownFile {
	readonly session: Session;
	readonly noteId: string;
	readonly file: DriveFile;
	readonly navigation: Pick<Navigation, 'navigate' | 'href'>;
	/** Covers the file again; missing if it had no cover, or if there is a button for it. */
	readonly onHide?: (() => void) | undefined;
}

/** All actions on a file of a note, in the order of its menu; owners can go to its page in the drive. */
export const FILE_ACTIONS: readonly ActionGroup<ShownFile>[] = [
	[
		{
			id: 'hide',
			icon: 'eyeOff',
			name: () => text.media.hide,
			isOffered: ({ onHide }) => onHide !== undefined,
			run: ({ onHide }) => onHide?.(),
		},
		{
			id: 'details',
			icon: 'info',
			name: () => text.media.details,
			run: ({ file }) => openFileDetails(file),
		},
		{
			id: 'save',
			icon: 'download',
			name: () => text.media.save,
			run: ({ file }) => downloadFile(file),
		},
		{
			id: 'openInDrive',
			icon: 'drive',
			name: () => text.media.openInDrive,
			who: 'member',
			needs: ['read:drive'],
			isOffered: ({ session, noteId, file }) =>
				(file.userId ?? session.entities.note(noteId)?.userId) === session.userId,
			link: ({ navigation, file }) => pathLink(navigation, pathTo('driveFile', { fileId: file.id })),
		},
		{
			id: 'markSensitive',
			icon: ({ file }) => (file.isSensitive ? 'eye' : 'eyeOff'),
			label: ({ file }) => (file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive),
			who: 'moderator',
			needs: ['write:drive'],
			run: shown => void markSensitive(shown),
		},
		{
			id: 'moderate',
			icon: 'shield',
			name: () => text.moderation.title,
			who: 'moderator',
			needs: ['read:admin:drive'],
			link: ({ navigation, file }) => pathLink(navigation, pathTo('moderatedFile', { fileId: file.id })),
		},
		{
			id: 'copyId',
			icon: 'code',
			name: () => text.media.copyId,
			isOffered: ({ session }) => preferences.get(developerMode, session),
			run: ({ file }) => void copyWithToast(file.id),
		},
	],
];

/** Asks for confirmation, as it affects everyone. */
async function markSensitive({ session, noteId, file }: ShownFile): Promise<void> {
	const isSensitive = !file.isSensitive;
	const show = (value: boolean) =>
		session.entities.patchNote(noteId, note => ({
			...note,
			files: note.files.map(each => (each.id === file.id ? { ...each, isSensitive: value } : each)),
		}));
	const title = isSensitive ? text.media.markTitle : text.media.unmarkTitle;
	await passGate(session, {
		confirmation: { title, okText: isSensitive ? text.media.markSensitive : text.media.unmarkSensitive },
		optimistic() {
			show(isSensitive);
			return () => show(!isSensitive);
		},
		perform: ({ api }) => api.call('drive/files/update', { fileId: file.id, isSensitive }),
	});
}
