import type * as v from 'valibot';
import * as p from '../http/params';
import { isCondFormula } from './isCondFormula';
import { arePolicies } from './policyValues';

/** The fields of a role, as in `admin/roles/create`. */
export const roleFields = p.params({
	name: p.text({ max: 256 }),
	description: p.text({ max: 8192 }),
	color: p.nullable(p.text({ max: 64 })),
	iconUrl: p.nullable(p.url()),
	target: p.oneOf('manual', 'conditional'),
	condFormula: p.object({ maxBytes: 65_536, maxDepth: 40 }, 'be a condition', isCondFormula),
	isPublic: p.flag(),
	isModerator: p.flag(),
	isAdministrator: p.flag(),
	isExplorable: p.optional(p.flag(), false),
	asBadge: p.flag(),
	preserveAssignmentOnMoveAccount: p.optional(p.flag(), false),
	canEditMembersByModerator: p.flag(),
	displayOrder: p.number({ min: -p.INT_MAX, max: p.INT_MAX }),
	policies: p.object({ maxBytes: 65_536, maxDepth: 4 }, 'have known policies only', arePolicies),
});
export type RoleFields = v.InferOutput<typeof roleFields>;
