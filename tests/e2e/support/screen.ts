import type { Locator, Page } from '@playwright/test';
import type { PostedNote } from './Home';

/** A column of the deck by its kind; with several of a kind, the first one. */
export function column(page: Page, kind: string): Locator {
	return page.locator(`section[data-column="${kind}"]`).first();
}

/** Where somebody reads their home timeline: a column of the deck, on a phone classic's only one. */
export function homeTimeline(page: Page, isPhone: boolean): Locator {
	return isPhone ? page.getByRole('main') : column(page, 'home');
}

/** A note's card within a place. */
export function card(within: Locator | Page, note: PostedNote): Locator {
	return within.locator(`article[data-note-id="${note.id}"]`);
}

/** The button that opens the composer, which every layout has. */
export function composeButton(page: Page): Locator {
	return page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Note', exact: true });
}

/** The dialog of that name, on top of the page. */
export function dialog(page: Page, name: string | RegExp): Locator {
	return page.getByRole('dialog', { name });
}

/** What scrolls in a place that has a list. */
export function scrollerOf(within: Locator): Locator {
	return within.locator('[data-scroller]');
}

/** Opens the menu of a note's picture: on a phone it is in the viewer. */
export async function openPictureMenu(page: Page, shown: Locator, isPhone: boolean): Promise<void> {
	const picture = shown.locator('a[data-media]').first();
	if (isPhone) {
		await picture.click();
		await page.locator('.pswp').getByRole('button', { name: 'More' }).click();
	} else {
		await picture.hover();
		await shown.getByRole('button', { name: /^Actions for/ }).click();
	}
}
