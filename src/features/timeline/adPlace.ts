let isTaken = false;

/**
 * Takes the one place that a deck has for an ad.
 * @returns gives it back; null where another ad has it
 */
export function takeAdPlace(): (() => void) | null {
	if (isTaken) return null;
	isTaken = true;
	return () => {
		isTaken = false;
	};
}
