import { isModerator } from '@/domain/account/isModerator';
import type { Me } from '@/domain/account/Me';

/** The user who opens a page. */
export interface PageViewer {
	readonly isMember: boolean;
	/** Null for visitors, and until the server has responded. */
	readonly me: Me | null;
}

/** `signIn` and `notFound` show the not-found page, the former with a prompt to sign in. `pending`: not known yet. */
export type PageAccess = 'open' | 'signIn' | 'notFound' | 'pending';

/** Whether a page opens for a user. */
export type PageGate = (viewer: PageViewer) => PageAccess;

export const everyone: PageGate = () => 'open';

export const member: PageGate = ({ isMember }) => (isMember ? 'open' : 'signIn');

export const moderator: PageGate = ({ isMember, me }) => {
	if (!isMember) return 'notFound';
	if (me === null) return 'pending';
	return isModerator(me) ? 'open' : 'notFound';
};

/** Chat is for members whose role lets them read messages. */
export const chatter: PageGate = ({ isMember, me }) => {
	if (!isMember) return 'signIn';
	if (me === null) return 'pending';
	return me.policies?.chatAvailability === 'unavailable' ? 'notFound' : 'open';
};
