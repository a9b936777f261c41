import type { Core } from '../Core';
import { ApiError } from './ApiError';
import type { Caller } from './authenticate';
import { commonErrors } from './commonErrors';
import type { Endpoint } from './endpoint';

/**
 * Whether the caller may use the endpoint at all.
 * @throws ApiError if not
 */
export function checkAccess(core: Core, endpoint: Endpoint, { me, token }: Caller): void {
	const isApp = token?.kind === 'app';
	if (endpoint.secure && isApp) throw new ApiError(commonErrors.accessDenied);
	if (endpoint.credential || endpoint.role || endpoint.policy) {
		if (!me) throw new ApiError(commonErrors.credentialRequired);
		if (me.isSuspended) throw new ApiError(commonErrors.suspended);
		if (me.isDeleted && isWrite(endpoint)) throw new ApiError(commonErrors.userDeleted);
	}
	if (endpoint.prohibitMoved && me?.movedTo) throw new ApiError(commonErrors.moved);
	if (me && endpoint.role === 'moderator' && !core.roles.isModerator(me)) throw new ApiError(commonErrors.notModerator);
	if (me && endpoint.role === 'administrator' && !core.roles.isAdministrator(me)) {
		throw new ApiError(commonErrors.notAdministrator);
	}
	if (me && endpoint.policy && core.roles.policies(me)[endpoint.policy] !== true && !core.roles.isModerator(me)) {
		throw new ApiError(commonErrors.policyMissing);
	}
	if (isApp && endpoint.permission && !token.permissions.includes(endpoint.permission)) {
		throw new ApiError(commonErrors.permissionDenied);
	}
}

/** An account that is being deleted may read, but not write anything more. */
const isWrite = ({ permission, secure }: Endpoint): boolean =>
	secure === true || permission?.startsWith('write:') === true;
