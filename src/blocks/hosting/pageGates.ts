import { isModerator } from '@/domain/account/isModerator';
import type { Me } from '@/domain/account/Me';

/** Who asks for a page. */
export interface PageViewer {
	readonly isMember: boolean;
	/** Null until the server has told of them, and for visitors. */
	readonly me: Me | null;
}

/**
 * `signIn` and `notFound` show the not-found page, the former with a prompt to sign in. `pending`: what the viewer may do
 * is not known yet.
 */
export type PageAccess = 'open' | 'signIn' | 'notFound' | 'pending';

/** Whether a page opens for a viewer. */
export type PageGate = (viewer: PageViewer) => PageAccess;

export const everyone: PageGate = () => 'open';

export const member: PageGate = ({ isMember }) => (isMember ? 'open' : 'signIn');

export const moderator: PageGate = ({ isMember, me }) => {
	if (!isMember) return 'notFound';
	if (me === null) return 'pending';
	return isModerator(me) ? 'open' : 'notFound';
};
