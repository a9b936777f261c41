import { expect } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { remembered } from '../support/remembered';
import { OVERLAY, testTours } from '../support/tours';

/** Who writes what a reader has not read. */
let writer: Person;

/** Somebody who follows one other. */
async function follower(home: Home): Promise<Person> {
	writer = await home.signUp();
	await home.post(writer, { text: 'before', visibility: 'followers' });
	return home.follower(writer);
}

/** The path of a timeline with more new notes than a window shows, so that most are not read by being there. */
async function pathWithUnread(home: Home): Promise<string> {
	await home.postMany(writer, 40, index => ({ text: `while away ${index}`, visibility: 'followers' }));
	return '/';
}

testTours({
	'with what was not read': {
		reader: follower,
		visits: {
			'classic, until it counts as read': {
				base: { ui: 'default' },
				screens: {
					'one note': {
						path: '/',
						async show(page) {
							await page.getByRole('article').first().waitFor();
							await expect.poll(() => remembered(page), { timeout: 40_000 }).toEqual([1, 1]);
						},
					},
				},
			},
			'classic, and what has happened': {
				base: { ui: 'default' },
				screens: {
					'what has happened in a timeline': {
						path: pathWithUnread,
						over: OVERLAY,
						async show(page) {
							await page.getByRole('article').first().waitFor();
							await page.getByRole('button', { name: 'Timeline options' }).click();
							await page.getByRole('menuitem', { name: 'Catch up…' }).click();
							await page.getByRole('dialog', { name: 'Catch up' }).getByText('Threads').click();
							await page.locator('[data-open-line]').first().waitFor();
						},
					},
				},
			},
		},
	},
});
