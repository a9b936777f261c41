import type { Locator, Page } from '@playwright/test';
import type { PostedNote } from './Home';

/** A column of the deck by its kind; the first one of several. */
export function column(page: Page, kind: string): Locator {
	return page.locator(`section[data-column="${kind}"]`).first();
}

/** The home timeline: a column of the deck, or the only one of the classic layout on a phone. */
export function homeTimeline(page: Page, isPhone: boolean): Locator {
	return isPhone ? page.getByRole('main') : column(page, 'home');
}

/** A note's card within a place. */
export function card(within: Locator | Page, note: PostedNote): Locator {
	return within.locator(`article[data-note-id="${note.id}"]`);
}

/** The button that opens the composer; every layout has one. */
export function composeButton(page: Page): Locator {
	return page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Note', exact: true });
}

/** The dialog with this name. */
export function dialog(page: Page, name: string | RegExp): Locator {
	return page.getByRole('dialog', { name });
}

/** The scroll container of a place with a list. */
export function scrollerOf(within: Locator): Locator {
	return within.locator('[data-scroller]');
}

/**
 * An element's top edge as the next frame paints it, in pixels. Between two frames a list's rows may have changed
 * already while its scroll position has not: it follows in a resize observer, as this measurement does.
 */
export function paintedTop(of: Locator): Promise<number> {
	return of.evaluate(
		element =>
			new Promise<number>(resolve => {
				const observer = new ResizeObserver(() => {
					observer.disconnect();
					resolve(Math.round(element.getBoundingClientRect().top));
				});
				observer.observe(document.body);
			}),
	);
}

/** Opens the menu of a note's picture; on phones it is in the viewer. */
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
