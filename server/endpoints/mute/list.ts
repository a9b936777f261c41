import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packEach } from '../../pack/packEach';
import { packOthers } from '../../pack/packOther';
import { dateOfId } from '../../store/IdSource';
import { selectPage } from '../../store/selectPage';
import { mutes } from '../../store/tables/relations';

export default defineEndpoint(
	{
		name: 'mute/list',
		params: p.params({ limit: p.limit(100, 30), ...p.paging }),
		credential: true,
		permission: 'read:mutes',
	},
	({ core, me, params }) => {
		const going = 't.muterId = ? AND (t.expiresAt IS NULL OR t.expiresAt > ?)';
		const rows = selectPage(core.db, mutes, params, going, me.id, Date.now());
		const people = packOthers(
			core,
			rows.map(row => row.muteeId),
			me,
		);
		return packEach(rows, ({ id, muteeId, expiresAt }) => {
			const mutee = people.get(muteeId);
			if (!mutee) return null;
			const until = expiresAt === null ? null : new Date(expiresAt).toISOString();
			return { id, createdAt: dateOfId(id), expiresAt: until, muteeId, mutee };
		});
	},
);
