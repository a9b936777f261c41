import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { invites } from '../../store/tables/server';

/** Moderators may delete all codes, others their own unused ones. */
export default defineEndpoint(
	{
		name: 'invite/delete',
		params: p.params({ inviteId: p.id() }),
		credential: true,
		permission: 'write:invite-codes',
		policy: 'canInvite',
		errors: {
			noSuchCode: {
				code: 'NO_SUCH_INVITE_CODE',
				id: 'cd4f9ae4-7854-4e3e-8df9-c296f051e634',
				message: 'No such invite code.',
			},
			cantDelete: {
				code: 'CAN_NOT_DELETE_INVITE_CODE',
				id: 'ff17af39-000c-4d4e-abdf-848fa30fc1ce',
				message: "You can't delete this invite code.",
			},
			accessDenied: { code: 'ACCESS_DENIED', id: '5eb8d909-2540-4970-90b8-dd6f86088121', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const invite = core.db.byId(invites, params.inviteId);
		if (!invite) throw errors.noSuchCode();
		if (!core.roles.isModerator(me)) {
			if (invite.createdById !== me.id) throw errors.accessDenied();
			if (invite.usedAt !== null) throw errors.cantDelete();
		}
		core.db.delete(invites, 'id = ?', invite.id);
	},
);
