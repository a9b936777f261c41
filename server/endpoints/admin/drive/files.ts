import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFile } from '../../../pack/packFile';
import { packUsersLite } from '../../../pack/packUserLite';
import { selectPage } from '../../../store/selectPage';
import type { SqlValue } from '../../../store/table';
import { files } from '../../../store/tables/drive';
import { users } from '../../../store/tables/users';

/** The files of all users, or of one. */
export default defineEndpoint(
	{
		name: 'admin/drive/files',
		params: p.params({
			limit: p.limit(),
			...p.paging,
			userId: p.nullish(p.id()),
			/** `image/png`, `image/*` … */
			type: p.nullish(p.pattern(/^[a-zA-Z0-9/\-*]+$/, { max: 128 })),
			origin: p.optional(p.oneOf('combined', 'local', 'remote'), 'local'),
			hostname: p.nullish(p.host()),
		}),
		credential: true,
		permission: 'read:admin:drive',
		role: 'moderator',
	},
	({ core, params }) => {
		const conditions = ['1'];
		const values: SqlValue[] = [];
		const only = (condition: string, ...of: SqlValue[]) => {
			conditions.push(condition);
			values.push(...of);
		};
		if (params.userId) only('t.userId = ?', params.userId);
		else {
			const isRemote = 't.userId IN (SELECT id FROM users WHERE host IS NOT NULL)';
			if (params.origin === 'local') only(`t.userId IS NULL OR NOT ${isRemote}`);
			if (params.origin === 'remote') only(isRemote);
			if (params.hostname) only('t.userId IN (SELECT id FROM users WHERE host = ?)', params.hostname);
		}
		if (params.type?.endsWith('/*')) only('substr(t.type, 1, ?) = ?', params.type.length - 1, params.type.slice(0, -1));
		else if (params.type) only('t.type = ?', params.type);
		const rows = selectPage(core.db, files, params, conditions.map(each => `(${each})`).join(' AND '), ...values);
		const owners = core.db.byIds(
			users,
			rows.flatMap(row => row.userId ?? []),
		);
		const packed = packUsersLite(core, [...owners.values()]);
		return rows.map(row => ({ ...packFile(core, row), user: (row.userId && packed.get(row.userId)) || null }));
	},
);
