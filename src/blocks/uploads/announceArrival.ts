import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { ArrivedFile } from '@/stores/uploads/UploadQueue';

/** Tells open drive pages about a new file, even if the stream does not. */
export const announceArrival = (session: Session, { wire }: ArrivedFile): void =>
	appEvents.emit('fileUploaded', { session, file: wire });
