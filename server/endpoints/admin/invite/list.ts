import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packInvites } from '../../../pack/packInvite';
import { invites } from '../../../store/tables/server';

/** `+` is descending; by default the newest first. */
const ORDERS = {
	'+createdAt': 't.id DESC',
	'-createdAt': 't.id',
	'+usedAt': 't.usedAt IS NULL, t.usedAt DESC, t.id DESC',
	'-usedAt': 't.usedAt IS NULL, t.usedAt, t.id DESC',
} as const;

const TYPES = {
	all: '1',
	unused: 't.usedAt IS NULL AND (t.expiresAt IS NULL OR t.expiresAt > ?1)',
	used: 't.usedAt IS NOT NULL',
	expired: 't.usedAt IS NULL AND t.expiresAt <= ?1',
} as const;

export default defineEndpoint(
	{
		name: 'admin/invite/list',
		params: p.params({
			limit: p.limit(100, 30),
			offset: p.offset(),
			type: p.optional(p.oneOf('unused', 'used', 'expired', 'all'), 'all'),
			sort: p.optional(p.oneOf('+createdAt', '-createdAt', '+usedAt', '-usedAt'), '+createdAt'),
		}),
		credential: true,
		permission: 'read:admin:invite-codes',
		role: 'moderator',
	},
	({ core, params: { limit, offset, type, sort } }) => {
		const rows = core.db.select(
			invites,
			`WHERE (${TYPES[type]}) AND ?1 > 0 ORDER BY ${ORDERS[sort]} LIMIT ?2 OFFSET ?3`,
			Date.now(),
			limit,
			Math.max(0, offset),
		);
		return packInvites(core, rows);
	},
);
