/** Whether an error means that a dynamic import could not be loaded. Knows the messages of each browser and of Vite. */
export function isLoadFailure(error: unknown): boolean {
	const message = error instanceof Error ? error.message : String(error);
	return /dynamically imported module|module script failed|preload CSS/i.test(message);
}
