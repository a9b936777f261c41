import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { DEFAULT_POLICIES } from '../roles/policies';
import { dateOfId } from '../store/IdSource';
import type { RoleRow } from '../store/tables/server';

export function packRoleLite({ urls }: Core, role: RoleRow): entities.RoleLite {
	return {
		id: role.id,
		name: role.name,
		color: role.color,
		iconUrl: role.iconUrl === null ? null : urls.absolute(role.iconUrl),
		description: role.description,
		isModerator: role.isModerator,
		isAdministrator: role.isAdministrator,
		displayOrder: role.displayOrder,
	};
}

/** A role with all fields; policies that it doesn't set have the default. */
export function packRole(core: Core, role: RoleRow): entities.Role {
	const unsaid = Object.entries(DEFAULT_POLICIES).map(([name, value]) => [
		name,
		{ useDefault: true, priority: 0, value },
	]);
	return {
		...packRoleLite(core, role),
		createdAt: dateOfId(role.id),
		updatedAt: new Date(role.updatedAt).toISOString(),
		target: role.target,
		condFormula: role.condFormula as entities.Role['condFormula'],
		isPublic: role.isPublic,
		isExplorable: role.isExplorable,
		asBadge: role.asBadge,
		preserveAssignmentOnMoveAccount: role.preserveAssignmentOnMoveAccount,
		canEditMembersByModerator: role.canEditMembersByModerator,
		policies: { ...Object.fromEntries(unsaid), ...role.policies } as entities.Role['policies'],
		usersCount: core.roles.assignedTo(role.id),
	};
}
