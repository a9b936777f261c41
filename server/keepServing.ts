/**
 * The last resort: what nothing caught is logged, and everybody else goes on being served. Begins once the server
 * listens, since what fails before is told at the prompt and ends the start.
 */
export function keepServing(): void {
	process.on('uncaughtException', error => console.error('Nothing caught this:', error));
	process.on('unhandledRejection', reason => console.error('Nothing caught this rejection:', reason));
	// The log itself may be gone (a closed pipe): telling of that would fail again, and so on.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
