import { expect, it } from 'vitest';
import { toMe } from '@/api/toMe';
import { everyone, member, moderator } from './pageGates';

const visitor = { isMember: false, me: null };
const unknown = { isMember: true, me: null };
const who = (rights: Readonly<Record<string, boolean>>) => ({
	isMember: true,
	me: toMe({ id: 'me', username: 'me', ...rights }, null),
});

it('opens pages for everyone', () => {
	expect([visitor, unknown, who({})].map(everyone)).toEqual(['open', 'open', 'open']);
});

it('asks visitors to sign in for the pages of members', () => {
	expect([visitor, unknown, who({})].map(member)).toEqual(['signIn', 'open', 'open']);
});

it('waits for what the server says of a member, and hides the pages of moderators from all others', () => {
	const people = [visitor, unknown, who({}), who({ isModerator: true }), who({ isAdmin: true })];
	expect(people.map(moderator)).toEqual(['notFound', 'pending', 'notFound', 'open', 'open']);
});
