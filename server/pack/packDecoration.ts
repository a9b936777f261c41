import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { AvatarDecorationRow } from '../store/tables/server';

/** A decoration for everyone. */
export const packDecoration = ({ urls }: Core, row: AvatarDecorationRow) => ({
	id: row.id,
	name: row.name,
	description: row.description,
	url: urls.absolute(row.url),
	roleIdsThatCanBeUsedThisDecoration: row.roleIds,
});

/** A decoration for those who manage them. */
export const packManagedDecoration = (core: Core, row: AvatarDecorationRow) => ({
	...packDecoration(core, row),
	createdAt: dateOfId(row.id),
	updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
});
