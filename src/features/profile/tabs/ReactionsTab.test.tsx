// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { renderList, servedSession } from '@tests/factories/renderList';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';

vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));

const mara = { ...wireUser({ id: 'mara' }), notesCount: 3, publicReactions: true };
const given = (id: string, type: string, text: string) => ({
	id,
	type,
	createdAt: new Date().toISOString(),
	user: mara,
	note: wireNote({ id: `note ${id}`, text }),
});

/** Opens the page with this response to the request for reactions. */
async function open(answer: Answers) {
	const asked = vi.fn<Answers>((endpoint, params) => (endpoint === 'users/show' ? mara : answer(endpoint, params)));
	const list = await renderList({ page: 'profile', params: { acct: 'mara', view: 'reactions' } }, servedSession(asked));
	return {
		asked: () => asked.mock.calls.filter(([endpoint]) => endpoint === 'users/reactions').map(([, params]) => params),
		loadOlder: () => act(async () => list.feed()?.loadOlder()),
	};
}
const refuses = (code: string) => () => {
	throw new ApiError('users/reactions', 400, { code });
};

afterEach(cleanup);

describe('the reactions that a person gave', () => {
	it('stand above their notes, the last one first, and go on by their own ids', async () => {
		const { asked, loadOlder } = await open((_, { untilId }) =>
			untilId === undefined
				? [given('r2', '👍', 'a calm day'), given('r1', '🎉', 'a launch')]
				: untilId === 'r1'
					? [given('r0', '🤔', 'an old question')]
					: [],
		);
		await screen.findByText('a calm day');
		await loadOlder();
		await loadOlder();
		expect(await screen.findByText('an old question')).toBeDefined();
		const reactions = ['👍', '🎉', '🤔'];
		const rows = document.querySelector('[role="feed"]')?.children ?? [];
		expect([...rows].map(row => reactions.find(each => row.querySelector(`p img[alt="${each}"]`)))).toEqual(reactions);
		expect(rows[1]?.textContent).toContain('a launch');
		expect(asked()).toMatchObject([
			{ userId: 'mara', limit: 10 },
			{ userId: 'mara', limit: 10, untilId: 'r1' },
			{ userId: 'mara', limit: 10, untilId: 'r0' },
		]);
	});

	it('may be none', async () => {
		await open(() => []);
		expect(await screen.findByText('No reactions yet')).toBeDefined();
	});

	it.each([
		['REACTIONS_NOT_PUBLIC', 'This user’s reactions are private'],
		['IS_REMOTE_USER', 'Reactions of users on other servers can’t be shown'],
	])('are kept to themselves where the server answers %s', async (code, said) => {
		await open(refuses(code));
		expect(await screen.findByText(said)).toBeDefined();
		expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
	});

	it('are asked for again after another failure', async () => {
		let isBroken = true;
		await open((_, params) => {
			if (isBroken) return refuses('INTERNAL_ERROR')();
			return params.untilId === undefined ? [given('r1', '👍', 'a calm day')] : [];
		});
		const retry = await screen.findByRole('button', { name: 'Retry' });
		isBroken = false;
		await act(async () => fireEvent.click(retry));
		expect(await screen.findByText('a calm day')).toBeDefined();
	});
});
