import type * as v from 'valibot';
import * as p from '../http/params';

/** What a role is made of, in the words of `admin/roles/create`. */
export const roleFields = p.params({
	name: p.text(),
	description: p.text(),
	color: p.nullable(p.text()),
	iconUrl: p.nullable(p.text()),
	target: p.oneOf('manual', 'conditional'),
	condFormula: p.record(),
	isPublic: p.flag(),
	isModerator: p.flag(),
	isAdministrator: p.flag(),
	isExplorable: p.optional(p.flag(), false),
	asBadge: p.flag(),
	preserveAssignmentOnMoveAccount: p.optional(p.flag(), false),
	canEditMembersByModerator: p.flag(),
	displayOrder: p.number(),
	policies: p.record(),
});
export type RoleFields = v.InferOutput<typeof roleFields>;
