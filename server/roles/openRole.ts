import type { Core } from '../Core';
import type { RoleRow } from '../store/tables/server';

/** A role that everyone may see. */
export const publicRole = ({ roles }: Core, roleId: string): RoleRow | undefined =>
	roles.all().find(role => role.id === roleId && role.isPublic);

/** A public role whose members and notes may be listed. */
export function explorableRole(core: Core, roleId: string): RoleRow | undefined {
	const role = publicRole(core, roleId);
	return role?.isExplorable ? role : undefined;
}
