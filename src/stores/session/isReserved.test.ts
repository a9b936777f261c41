import { expect, it } from 'vitest';
import { isReserved } from './isReserved';
import type { Session } from './Session';

const account = (roles: unknown): Session =>
	({
		emojis: { get: (name: string) => ({ name, ...(name === 'crown' && { roleIds: ['captains'] }) }) },
		me: { getState: () => ({ me: { roles } }) },
	}) as unknown as Session;

it('keeps an emoji for those who have one of its roles', () => {
	expect(isReserved(account([{ id: 'crew' }]), ':crown:')).toBe(true);
	expect(isReserved(account([{ id: 'crew' }, { id: 'captains' }]), ':crown:')).toBe(false);
	expect(isReserved(account([]), ':anchor:')).toBe(false);
});

it('leaves it to a server that does not name the roles of an account', () => {
	expect(isReserved(account(null), ':crown:')).toBe(false);
});
