import { expect, it } from 'vitest';
import type { DiscoveryPage } from '../e2e/support/DiscoveryPage';
import { DISCOVERY_PAGES } from '../e2e/support/discoveryPages';
import { type DiscoveryWorld, filled, followPath, makeDiscoveryWorld } from '../e2e/support/discoveryWorld';
import { page } from './support/menus';
import { type Answer, answerWith, forgetAnswers, home, openPage } from './support/openPage';

const main = page.locator('[data-page]');
const loading = main.locator('[aria-label="Loading"], [aria-busy="true"]');
const retry = main.getByRole('button', { name: 'Retry' });
const refusal = (code: string): Answer => [400, JSON.stringify({ error: { code, id: 'x', message: 'No.' } })];
const BROKEN: Answer = [500, JSON.stringify({ error: { code: 'INTERNAL_ERROR', id: 'x', message: 'It broke.' } })];

/** An address that has no page: where nothing is between two pages. */
const NOWHERE = '/nowhere';
const nothing = main.getByText('Not found or not visible to you');

/** Opens one page, in which all pages of the table are visited one after the other, with nothing cached. */
async function visitAll(
	isVisited: (page: DiscoveryPage) => boolean,
	visit: (page: DiscoveryPage, world: DiscoveryWorld) => Promise<void>,
): Promise<void> {
	const person = await home.signUp();
	const world = await makeDiscoveryWorld(home, person);
	await openPage(person, { path: NOWHERE });
	await expect(nothing).toBeVisible();
	const { queryClient } = await import('@/stores/queryClient');
	const problems: string[] = [];
	for (const [name, listed] of Object.entries(DISCOVERY_PAGES)) {
		if (!isVisited(listed)) continue;
		queryClient.removeQueries();
		await visit(listed, world).catch((error: Error) => problems.push(`${name}: ${error.message}`));
		forgetAnswers();
		followPath(NOWHERE);
		await expect(nothing).toBeVisible();
	}
	expect(problems).toEqual([]);
}

it('each page shows that it is loading, what failed, and what comes of another try', async () => {
	await visitAll(
		({ states }) => states !== undefined,
		async ({ path, shows, states }, world) => {
			if (!states) return;
			let answer = (_: Answer) => {};
			const silence = new Promise<Answer>(resolve => {
				answer = resolve;
			});
			answerWith(states.needs, () => silence);
			followPath(filled(path, world));
			await expect(loading.first()).toBeVisible();
			answer(BROKEN);
			await expect(retry.first()).toBeVisible();
			if (states.empty) answerWith(states.needs, async () => [200, JSON.stringify(states.empty?.answer)]);
			else forgetAnswers();
			await retry.first().click();
			await expect(main.getByText(filled(states.empty?.shows ?? shows, world)).first()).toBeVisible();
		},
	);
});

it('each page says what isn’t there', async () => {
	await visitAll(
		({ states }) => states?.gone !== undefined,
		async ({ states }) => {
			if (!states?.gone) return;
			followPath(states.gone.path);
			await expect(main.getByText(states.gone.shows).first()).toBeVisible();
		},
	);
});

it('each page says what its reader may not see', async () => {
	await visitAll(
		({ states }) => states?.refused !== undefined,
		async ({ path, states }, world) => {
			if (!states?.refused) return;
			const { code, shows } = states.refused;
			answerWith(states.needs, async () => refusal(code));
			followPath(filled(path, world));
			await expect(main.getByText(shows)).toBeVisible();
			expect(retry.all).toEqual([]);
		},
	);
});

it('each page says that a limit is reached, and offers no more', async () => {
	await visitAll(
		({ states }) => states?.limit !== undefined,
		async ({ path, states }, world) => {
			if (!states?.limit) return;
			const { currentSession } = await import('@/stores/session/sessions');
			const session = currentSession();
			const policies = session.me.getState().me?.policies;
			session.patchMe({ policies: { ...policies, [states.limit.policy]: 1 } as never });
			followPath(filled(path, world));
			await expect(main.getByText(states.limit.shows)).toBeVisible();
		},
	);
});
