/** The WebGL context was lost while drawing; it may work with a new one. */
export class ContextLostError extends Error {
	override readonly name = 'ContextLostError';

	constructor() {
		super('The WebGL context was lost.');
	}
}
