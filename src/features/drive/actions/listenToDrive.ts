import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { ChannelEvent } from '@/wire/streamEvents';
import { toFolder, toOwnFile } from '../listing/DriveItem';
import type { DriveChange } from '../listing/driveContent';
import { driveEvents } from './driveEvents';

/**
 * Subscribes to the changes of a user's drive (streaming channel `drive`), including those by other devices.
 * @param onRestored called when the connection is back and changes may have been missed
 * @returns the function that unsubscribes
 */
export function listenToDrive(
	session: Session,
	onChange: (change: DriveChange) => void,
	onRestored: () => void,
): () => void {
	const channel = session.stream.channel('drive');
	const ends = [
		channel.listen(event => {
			const change = toChange(event);
			if (change) onChange(change);
		}),
		catchUpWhenConnected(session.stream, onRestored),
		driveEvents.on('changed', event => {
			if (event.session === session) onChange(event.change);
		}),
		appEvents.on('fileUploaded', event => {
			const file = event.session === session ? toOwnFile(event.file) : null;
			if (file) onChange({ kind: 'file', file });
		}),
		appEvents.on('folderCreated', event => {
			if (event.session === session) onChange({ kind: 'folder', folder: event.folder });
		}),
		() => channel.release(),
	];
	return () => {
		for (const end of ends) end();
	};
}

function toChange({ type, body }: ChannelEvent): DriveChange | null {
	switch (type) {
		case 'fileCreated':
		case 'fileUpdated': {
			const file = toOwnFile(body);
			return file && { kind: 'file', file };
		}
		case 'fileDeleted':
			return { kind: 'fileGone', id: body };
		case 'folderCreated':
		case 'folderUpdated':
			return { kind: 'folder', folder: toFolder(body) };
		case 'folderDeleted':
			return { kind: 'folderGone', id: body };
		default:
			return null;
	}
}
