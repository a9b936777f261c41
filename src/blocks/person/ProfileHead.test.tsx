// @vitest-environment bundled-happy-dom

import { cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toUser } from '@/api/toUser';
import type { WireUser } from '@/wire/entities';
import { ProfileHead } from './ProfileHead';

afterEach(cleanup);

describe('the head of a profile', () => {
	it('says where they are and their birthday, if they do', () => {
		const shown = (more: Partial<WireUser>) => {
			cleanup();
			renderInSession(<ProfileHead user={toUser({ ...wireUser({ id: 'mara' }), notesCount: 1, ...more })} />);
			return screen.queryAllByRole('definition').map(({ textContent }) => textContent);
		};
		vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00'), toFake: ['Date'] });
		expect(shown({ location: 'Oslo', birthday: '1990-02-28' })).toEqual([
			'Oslo',
			'February 28, 1990 (age 36)Birthday today',
		]);
		vi.useRealTimers();
		expect(shown({ location: '', birthday: null })).toEqual([]);
		expect(shown({ birthday: 'spring' })).toEqual(['spring']);
	});

	it('links to the lists of follows that the reader may see', () => {
		const person = (more: Partial<WireUser>) =>
			toUser({ ...wireUser({ id: 'mara', username: 'mara' }), notesCount: 1, followersCount: 1_200, ...more });
		const followers = () => screen.queryByRole('link', { name: '1,200 Followers' })?.getAttribute('data-path');
		const show = (more: Partial<WireUser>) => {
			cleanup();
			renderInSession(<ProfileHead user={person(more)} />);
		};
		show({});
		expect(followers()).toBe('/@mara/followers');
		show({ followersVisibility: 'private' });
		expect(followers()).toBeUndefined();
		show({ followersVisibility: 'followers' });
		expect(followers()).toBeUndefined();
		show({ followersVisibility: 'followers', isFollowing: true });
		expect(followers()).toBe('/@mara/followers');
	});

	it('marks the links that the server has checked', () => {
		const fields = [
			{ name: 'Web', value: 'https://a.example/' },
			{ name: 'Other', value: 'https://b.example/' },
		];
		const user = toUser({
			...wireUser({ id: 'mara' }),
			notesCount: 1,
			fields,
			verifiedLinks: ['https://a.example/'],
		});
		renderInSession(<ProfileHead user={user} />);
		expect(screen.getAllByText('Verified link')).toHaveLength(1);
	});
});
