import { miAuthUrl } from '@/api/miAuth';
import { randomUuid } from '@/base/randomUuid';
import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS } from '@/domain/account/permissions';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { homeOrigin } from '@/stores/session/sessions';

/**
 * Goes to a server's consent page, which redirects back here with an account of it.
 * @param forModeration asks for what moderators and administrators may do too
 */
export function goToConsent(origin: string, forModeration = false): void {
	const session = randomUuid();
	const permissions = [...MIAUTH_PERMISSIONS, ...(forModeration ? MIAUTH_ADMIN_PERMISSIONS : [])];
	pendingMiAuth.add(session, origin, permissions);
	location.assign(miAuthUrl(origin, session, `${homeOrigin()}/`, permissions));
}
