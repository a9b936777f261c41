import { type MockInstance, vi } from 'vitest';
import { page } from './menus';

const LOGS = ['debug', 'error', 'info', 'log', 'warn'] as const;
let logs: readonly MockInstance[] = [];

/** Notes what is logged from now on. */
export function noteLogs(): void {
	logs = LOGS.map(name => vi.spyOn(console, name).mockImplementation(() => {}));
}

/** What custom CSS, extensions and saved pages contain: the values of all attributes, and the title. */
export function attributes(): string {
	const all = [...document.querySelectorAll('*')].flatMap(element => [...element.attributes]);
	return [document.title, ...all.map(({ value }) => value)].join('\n');
}

/** The same with what histories and bug reports contain: the address and logs. */
export function readable(): string {
	const logged = logs.flatMap(({ mock }) => mock.calls.flat().map(told));
	return [location.href, attributes(), ...logged].join('\n');
}

/** An error with all that it was caused by, and anything else as JSON. */
function told(value: unknown): string {
	if (value instanceof Error) return `${value.stack} ${JSON.stringify(value)} ${told(value.cause)}`;
	return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The messages on the page. */
export const messages = (): string =>
	[...page.getByRole('alert').all, ...page.getByRole('status').all].map(each => each.textContent).join('\n');
