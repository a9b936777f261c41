import { Emitter } from '@/base/Emitter';
import type { Session } from '@/stores/session/Session';
import type { DriveChange } from '../listing/driveContent';

/** What was changed here: it shows at once, whether or not the stream tells it too. */
export const driveEvents = new Emitter<{ changed: { session: Session; change: DriveChange } }>();
