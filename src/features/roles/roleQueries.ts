import { pagingParams } from '@/api/pagingParams';
import { toRole } from '@/api/toCollections';
import { definePages, defineThing, LIST_PAGE } from '@/stores/queries/Query';

export const roleQuery = defineThing({
	name: 'role',
	lifetime: 'collection',
	fetch: async ({ api }, roleId: string, signal) => toRole(await api.call('roles/show', { roleId }, { signal })),
});

/** The ids of the people who have a role, the latest first. */
export const rolePeopleQuery = definePages({
	name: 'rolePeople',
	lifetime: 'open',
	async fetch(session, roleId: string, untilId, signal) {
		const told = await session.api.call(
			'roles/users',
			{ roleId, ...pagingParams({ limit: LIST_PAGE, untilId }) },
			{ signal },
		);
		const last = told.at(-1)?.id;
		return {
			items: session.entities.ingestUsers(told.flatMap(({ user }) => user ?? [])),
			next: told.length < LIST_PAGE || last == null ? null : last,
		};
	},
});
