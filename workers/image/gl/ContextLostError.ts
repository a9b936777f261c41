/** The WebGL context went away while something was drawn: the same may work with a new one. */
export class ContextLostError extends Error {
	override readonly name = 'ContextLostError';

	constructor() {
		super('The WebGL context was lost.');
	}
}
