import { passGate } from '@/blocks/actions/gate';
import { showDriveRefusal } from '@/blocks/driveFile/driveRefusal';
import type { Session } from '@/stores/session/Session';
import type { DriveChange } from '../listing/driveContent';
import { driveEvents } from './driveEvents';

export interface DriveWork {
	readonly session: Session;
	/** Shows a change once the server has accepted it. */
	readonly tell: (change: DriveChange) => void;
}

/**
 * Changes something in the drive, with the checks and reports of all actions.
 * @returns whether it was done
 */
export async function changeDrive(
	session: Session,
	work: (at: DriveWork) => Promise<void>,
	confirmation?: { title: string; text?: string; okText: string; danger?: boolean },
): Promise<boolean> {
	const tell = (change: DriveChange) => driveEvents.emit('changed', { session, change });
	const isDone = await passGate(session, {
		confirmation,
		async perform() {
			try {
				await work({ session, tell });
				return true;
			} catch (error) {
				await showDriveRefusal(error);
				return false;
			}
		},
	});
	return isDone ?? false;
}
