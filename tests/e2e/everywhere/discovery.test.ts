import type { Page } from '@playwright/test';
import type { DiscoveryPage } from '../support/DiscoveryPage';
import { DISCOVERY_PAGES } from '../support/discoveryPages';
import { type DiscoveryWorld, filled, followPath, makeDiscoveryWorld } from '../support/discoveryWorld';
import type { Home, Person } from '../support/Home';
import { moderator } from '../support/staff';
import { expect, PHONE, test } from '../support/test';

type Role = 'visitor' | 'member' | 'moderator';

/** The widths at which nothing may be wider than the page, in pixels. */
const WIDTHS = { desktop: [1280], phone: [390, 280] } as const;
const HEIGHT_PX = 844;

const readers: Readonly<Record<Role, (home: Home) => Promise<Person>>> = {
	// Visitors look at the things of somebody else.
	visitor: home => home.signUp(),
	member: home => home.signUp(),
	moderator: home => moderator(home),
};

for (const role of ['visitor', 'member', 'moderator'] as const) {
	test(
		`every page of people, collections and discovery opens for a ${role}`,
		PHONE,
		async ({ open, home, isPhone }) => {
			test.slow();
			const person = await readers[role](home);
			const world = await makeDiscoveryWorld(home, person);
			const page = await open(role === 'visitor' ? null : person, { path: '/nowhere', base: { ui: 'default' } });
			const told = watchConsole(page);
			await expect(page.getByText('Not found or not visible to you')).toBeVisible();
			for (const [name, listed] of Object.entries(DISCOVERY_PAGES)) {
				if (listed.isPart) continue;
				await test.step(name, async () => {
					await page.evaluate(followPath, filled(listed.path, world));
					await expectShown(page, listed, world, role);
					for (const width of WIDTHS[isPhone ? 'phone' : 'desktop']) {
						if (isPhone) await page.setViewportSize({ width, height: HEIGHT_PX });
						expect.soft(await page.evaluate(findTooWide), `${name} at ${width} px`).toEqual([]);
					}
					expect.soft(told.splice(0), name).toEqual([]);
				});
			}
		},
	);
}

async function expectShown(page: Page, listed: DiscoveryPage, world: DiscoveryWorld, role: Role): Promise<void> {
	const { title, shows, visitors = { shows } } = listed;
	const main = page.locator('[data-page]');
	if (role === 'visitor' && visitors === 'signIn') {
		await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect.soft(page.getByRole('main').getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
		return;
	}
	const wanted = role === 'visitor' && visitors !== 'signIn' ? visitors.shows : shows;
	const heading = page.getByRole('main').getByRole('heading', { level: 1, name: filled(title, world), exact: true });
	// Softly, so that one run tells of all pages.
	await expect.soft(heading).toBeVisible();
	await expect.soft(page).toHaveTitle(new RegExp(escaped(filled(title, world))));
	await expect.soft(main.getByText(filled(wanted, world)).filter({ visible: true }).first()).toBeVisible();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Errors that the page writes to the console from now on. */
function watchConsole(page: Page): string[] {
	const told: string[] = [];
	page.on('console', message => {
		if (message.type() === 'error') told.push(`${message.text()} ${message.location().url}`);
	});
	return told;
}

/** What reaches beyond the shown page, or makes it scroll sideways. Runs in the page. */
function findTooWide(): string[] {
	const shown = [...document.querySelectorAll<HTMLElement>('[data-page]')].find(each => each.offsetParent !== null);
	const name = (element: Element) =>
		`${element.tagName} ${element.className} ${(element.textContent ?? '').slice(0, 40)}`;
	const found = document.documentElement.scrollWidth > innerWidth ? ['the document'] : [];
	for (const element of shown?.querySelectorAll<HTMLElement>('*') ?? []) {
		if (element.scrollWidth <= element.clientWidth + 1) continue;
		const { overflowX, overflowY } = getComputedStyle(element);
		// What scrolls in both directions is meant to scroll up and down alone.
		if (overflowX === 'auto' && overflowY === 'auto' && element.scrollHeight > element.clientHeight)
			found.push(name(element));
		else if (element.hasAttribute('data-scroller')) found.push(name(element));
	}
	return found;
}
