import type { Page } from '@playwright/test';

/** A column's position on the screen. */
export interface PlacedColumn {
	readonly name: string;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
}

/** The visible deck: stacks from left to right, each from top to bottom. */
export function deckLayout(page: Page): Promise<PlacedColumn[][]> {
	return page.locator('section[data-column]').evaluateAll(sections => {
		const boxes = sections.map(section => ({
			name: section.getAttribute('aria-label') ?? '',
			box: section.getBoundingClientRect(),
		}));
		const stacks = new Map<number, typeof boxes>();
		for (const each of boxes) {
			const left = Math.round(each.box.left);
			stacks.set(left, [...(stacks.get(left) ?? []), each]);
		}
		return [...stacks]
			.sort(([a], [b]) => a - b)
			.map(([, stack]) =>
				stack
					.sort((a, b) => a.box.top - b.box.top)
					.map(({ name, box }) => ({ name, width: Math.round(box.width), height: Math.round(box.height) })),
			);
	});
}

/** The same with names only: columns of a stack are joined by `/`. */
export async function deckNames(page: Page): Promise<string[]> {
	return (await deckLayout(page)).map(stack => stack.map(({ name }) => name).join('/'));
}
