import type { Session } from '@/stores/session/Session';
import { donationNotice } from './donationNotice';
import { versionNotice } from './versionNotice';

/** Shows what is to be said after a start, one after the other. */
export async function showStartNotices(session: Session): Promise<void> {
	await versionNotice();
	if (session.isMember) await donationNotice(session);
}
