/**
 * The last resort: logs uncaught errors and keeps the server running. Installed once the server listens, as earlier
 * errors are shown at the prompt and end the start.
 */
export function keepServing(): void {
	process.on('uncaughtException', error => console.error('Nothing caught this:', error));
	process.on('unhandledRejection', reason => console.error('Nothing caught this rejection:', reason));
	// The log itself may be closed (a broken pipe): logging that would fail again, endlessly.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
