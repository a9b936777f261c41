import { lateCollection } from '@/stores/lateCollection';
import { defineTimeline } from '../defineTimeline';

/** The public notes of a role's members. */
export const roleColumn = defineTimeline({
	kind: 'role',
	icon: 'badge',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	target: { kind: 'role', all: session => lateCollection(session, 'publicRoles'), none: 'deck.no_role' },
	source: {
		endpoint: 'roles/notes',
		params: ({ target }) => ({ roleId: target?.id ?? '' }),
		channel: { name: 'roleTimeline' },
	},
});
