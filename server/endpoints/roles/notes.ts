import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { explorableRole, publicRole } from '../../roles/openRole';

/** Public notes by members of the role. */
export default defineEndpoint(
	{
		name: 'roles/notes',
		isTimeline: true,
		params: p.params({ roleId: p.id(), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: 'eb70323a-df61-4dd4-ad90-89c83c7cf26e', message: 'No such role.' },
		},
	},
	({ core, me, params, errors }) => {
		if (!publicRole(core, params.roleId)) throw errors.noSuchRole();
		if (!explorableRole(core, params.roleId)) return [];
		const rows = new NoteQuery(core, me.id)
			.where(
				`t.channelId IS NULL AND t.visibility = 'public' AND EXISTS (
					SELECT 1 FROM roleAssignments a WHERE a.userId = t.userId AND a.roleId = ?
					AND (a.expiresAt IS NULL OR a.expiresAt > ?))`,
				params.roleId,
				Date.now(),
			)
			.unmuted()
			.page(params)
			.rows(params.limit);
		return packNotes(core, rows, me.id);
	},
);
