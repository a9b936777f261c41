import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { inviteRoom } from '../../invites/inviteRoom';
import { makeInvite } from '../../invites/makeInvite';
import { packNewInvite } from '../../pack/packInvite';
import { invites } from '../../store/tables/server';

const MINUTE_MS = 60_000;
/** Per user, where the policy has no limit. */
const INVITES_MAX = 5000;

export default defineEndpoint(
	{
		name: 'invite/create',
		params: p.none,
		credential: true,
		permission: 'write:invite-codes',
		policy: 'canInvite',
		errors: {
			exceededCreateLimit: {
				code: 'EXCEEDED_LIMIT_OF_CREATE_INVITE_CODE',
				id: '8b165dd3-6f37-4557-8db1-73175d63c641',
				message: 'You have exceeded the limit for creating an invitation code.',
			},
		},
	},
	({ core, me, errors }) => {
		if (inviteRoom(core, me) === 0) throw errors.exceededCreateLimit();
		checkRoom(core.db.count(invites, 't.createdById = ?', me.id), INVITES_MAX);
		const { inviteExpirationTime } = core.roles.policies(me);
		const expiresAt = inviteExpirationTime > 0 ? Date.now() + inviteExpirationTime * MINUTE_MS : null;
		return packNewInvite(makeInvite(core, me.id, expiresAt));
	},
);
