// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it } from 'vitest';
import { toUser } from '@/api/toUser';
import type { WireUser } from '@/wire/entities';
import { ProfileHead } from './ProfileHead';

afterEach(cleanup);

function reactionsLinkOf(more: Partial<WireUser>): string | null | undefined {
	renderInSession(
		<ProfileHead user={toUser({ ...wireUser({ id: 'mara', username: 'mara' }), notesCount: 1, ...more })} />,
	);
	return screen.queryByRole('link', { name: 'Reactions' })?.getAttribute('data-path');
}

describe('the head of a profile', () => {
	it('leads to reactions that everybody may see', () => {
		expect(reactionsLinkOf({ publicReactions: true })).toBe('/@mara/reactions');
	});

	it('leads to private ones on one’s own profile alone', () => {
		expect(reactionsLinkOf({ publicReactions: false })).toBeUndefined();
		cleanup();
		expect(reactionsLinkOf({ id: 'me', username: 'me', publicReactions: false })).toBe('/@me/reactions');
	});

	it('has none to those of another server’s people', () => {
		expect(reactionsLinkOf({ host: 'b.example', publicReactions: true })).toBeUndefined();
	});

	it('says where they are and their birthday, if they do', () => {
		const shown = (more: Partial<WireUser>) => {
			cleanup();
			renderInSession(<ProfileHead user={toUser({ ...wireUser({ id: 'mara' }), notesCount: 1, ...more })} />);
			return screen.queryAllByRole('definition').map(({ textContent }) => textContent);
		};
		expect(shown({ location: 'Oslo', birthday: '1990-02-28' })).toEqual(['Oslo', 'February 28, 1990']);
		expect(shown({ location: '', birthday: null })).toEqual([]);
		expect(shown({ birthday: 'spring' })).toEqual(['spring']);
	});
});
