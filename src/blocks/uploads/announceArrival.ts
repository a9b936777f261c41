import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { ArrivedFile } from '@/stores/uploads/UploadQueue';

/** Lets whoever shows the drive know of a new file, whether or not the stream tells it too. */
export const announceArrival = (session: Session, { wire }: ArrivedFile): void =>
	appEvents.emit('fileUploaded', { session, file: wire });
