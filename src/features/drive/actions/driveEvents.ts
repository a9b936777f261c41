import { Emitter } from '@/base/Emitter';
import type { Session } from '@/stores/session/Session';
import type { DriveChange } from '../listing/driveContent';

/** Changes made on this page, shown at once even if the stream doesn't report them. */
export const driveEvents = new Emitter<{ changed: { session: Session; change: DriveChange } }>();
