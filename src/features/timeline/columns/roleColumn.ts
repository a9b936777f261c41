import { collection } from '@/stores/collections';
import { defineTimeline } from '../defineTimeline';

/** The public notes of a role's members. */
export const roleColumn = defineTimeline({
	kind: 'role',
	icon: 'badge',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	target: { kind: 'role', all: session => collection(session, 'publicRoles'), none: 'deck.no_role' },
	source: {
		endpoint: 'roles/notes',
		params: ({ target }) => ({ roleId: target?.id ?? '' }),
		channel: { name: 'roleTimeline' },
	},
});
