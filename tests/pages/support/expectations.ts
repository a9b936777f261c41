import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { type Place, WITHIN } from './Place';

/** Assertions that wait, with the names of Playwright's. */
const awaited = <Wanted extends unknown[]>(holds: (place: Place, ...wanted: Wanted) => void) =>
	async function (this: { isNot: boolean }, place: Place, ...wanted: Wanted) {
		let message = () => 'It holds.';
		const pass = await waitFor(() => {
			try {
				holds(place, ...wanted);
			} catch (error) {
				if (!this.isNot) throw error;
				return false;
			}
			if (this.isNot) throw new Error('It still holds.');
			return true;
		}, WITHIN).catch((error: Error) => {
			message = () => `${place.words}: ${error.message}`;
			return this.isNot;
		});
		return { pass, message };
	};

/** Not by an assertion of Vitest, which describes the elements each time that it fails, and so at each attempt. */
function assertCount({ length }: readonly HTMLElement[], wanted: number): void {
	if (length !== wanted) throw new Error(`there are ${length}, not ${wanted}.`);
}

const the = (place: Place): HTMLElement => {
	const { all } = place;
	assertCount(all, 1);
	return all[0] as HTMLElement;
};
const textOf = (place: Place): string => the(place).textContent ?? '';
/** The text of the element's `aria-describedby`. */
const descriptionOf = (element: HTMLElement): string =>
	(element.getAttribute('aria-describedby') ?? '')
		.split(/\s+/)
		.map(id => document.getElementById(id)?.textContent ?? '')
		.join(' ')
		.trim();
const says = (text: string, wanted: string | RegExp): void =>
	typeof wanted === 'string' ? expect(text).toContain(wanted) : expect(text).toMatch(wanted);

expect.extend({
	toBeVisible: awaited(place => void the(place)),
	toHaveCount: awaited((place, count: number) => assertCount(place.all, count)),
	toContainText: awaited((place, text: string | RegExp) => says(textOf(place), text)),
	toHaveText: awaited((place, text: string) => expect(textOf(place).trim()).toBe(text)),
	toHaveValue: awaited((place, value: string | RegExp) => {
		const field = the(place) as HTMLInputElement;
		if (typeof value === 'string') expect(field.value).toBe(value);
		else expect(field.value).toMatch(value);
	}),
	toHaveAttribute: awaited((place, name: string, value: string | RegExp) => {
		const attribute = the(place).getAttribute(name);
		if (typeof value === 'string') expect(attribute).toBe(value);
		else expect(attribute ?? '').toMatch(value);
	}),
	toHaveAccessibleDescription: awaited((place, text: string) => expect(descriptionOf(the(place))).toBe(text)),
	toBeFocused: awaited(place => {
		if (document.activeElement !== the(place)) throw new Error('it is not focused.');
	}),
	toBeEnabled: awaited(place => expect(the(place).matches(':disabled, [aria-disabled="true"]')).toBe(false)),
	toBeDisabled: awaited(place => expect(the(place).matches(':disabled, [aria-disabled="true"]')).toBe(true)),
});

interface PlaceMatchers {
	toBeVisible(): Promise<void>;
	toHaveCount(count: number): Promise<void>;
	toContainText(text: string | RegExp): Promise<void>;
	toHaveText(text: string): Promise<void>;
	toHaveValue(value: string | RegExp): Promise<void>;
	toHaveAttribute(name: string, value: string | RegExp): Promise<void>;
	toHaveAccessibleDescription(text: string): Promise<void>;
	toBeFocused(): Promise<void>;
	toBeEnabled(): Promise<void>;
	toBeDisabled(): Promise<void>;
}

declare module 'vitest' {
	// Matchers are added to the runner's own interface.
	interface Matchers extends PlaceMatchers {}
}
