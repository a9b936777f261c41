import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { makeInvite } from '../../../invites/makeInvite';
import { packNewInvite } from '../../../pack/packInvite';
import { invites } from '../../../store/tables/server';

/** Of all, with those that were used. */
const INVITES_MAX = 100_000;

/** Makes codes that belong to the caller. */
export default defineEndpoint(
	{
		name: 'admin/invite/create',
		params: p.params({
			count: p.optional(p.integer({ min: 1, max: 100 }), 1),
			expiresAt: p.nullish(p.text({ max: 64 })),
		}),
		credential: true,
		permission: 'write:admin:invite-codes',
		role: 'moderator',
		errors: {
			invalidDateTime: {
				code: 'INVALID_DATE_TIME',
				id: 'f1380b15-3760-4c6c-a1db-5c3aaf1cbd49',
				message: 'Invalid date-time format',
			},
		},
	},
	({ core, me, params, errors }) => {
		const expiresAt = params.expiresAt ? Date.parse(params.expiresAt) : null;
		if (Number.isNaN(expiresAt)) throw errors.invalidDateTime();
		checkRoom(core.db.count(invites, '1'), INVITES_MAX);
		return Array.from({ length: params.count }, () => packNewInvite(makeInvite(core, me.id, expiresAt)));
	},
);
