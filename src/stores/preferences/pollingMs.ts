import { preference } from './preference';

/** How often columns ask where they are not streamed: from seldom to often. */
export const pollingInterval = preference<1 | 2 | 3>({ key: 'pollingInterval', default: 2 });
const MS: Readonly<Record<number, number>> = { 1: 22_500, 2: 15_000, 3: 10_000 };

/** The stored value (1, 2, 3) → milliseconds, for timelines and reactions alike (spec README). */
export function pollingMs(stored: number): number {
	return MS[stored] ?? 15_000;
}
