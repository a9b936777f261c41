/** Whether a part of the app that should have come by a dynamic import did not, in the words of each browser and of Vite. */
export function isLoadFailure(error: unknown): boolean {
	const message = error instanceof Error ? error.message : String(error);
	return /dynamically imported module|module script failed|preload CSS/i.test(message);
}
