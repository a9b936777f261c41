import { preference } from './preference';

/** How often columns poll without a stream: 1 is the least often. */
export const pollingInterval = preference<1 | 2 | 3>({ key: 'pollingInterval', default: 2, choices: [1, 2, 3] });
const MS: Readonly<Record<number, number>> = { 1: 22_500, 2: 15_000, 3: 10_000 };

/** The interval in milliseconds for a stored value (1, 2, 3); used for timelines and reactions. */
export function pollingMs(stored: number): number {
	return MS[stored] ?? 15_000;
}
