import type { Session } from '@/stores/session/Session';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { announceArrival } from './announceArrival';

/** The upload queue of the drive, for files without a note. */
export const driveQueue = (session: Session): UploadQueue =>
	uploadQueues.of(session, 'drive', arrived => announceArrival(session, arrived));
