/** Why layers are not on a picture. */
export interface LayersFailure {
	/**
	 * - `shader`: people are told the message, which begins with 'failed to compile shader' or 'failed to init shader'
	 *   and has the log below (rules/images#failing-shaders)
	 * - `unsupported`: this kind of file, or this browser, takes none
	 * - `picture`: the message is the addresses of pictures that could not be loaded; the other layers are on it
	 * - `failed`: anything else
	 */
	readonly kind: 'shader' | 'unsupported' | 'picture' | 'failed';
	readonly message: string;
}

/** Whether a shader could not be compiled or linked; the message says which, with the log. Holds across workers. */
export const isShaderError = (error: unknown): error is Error => error instanceof Error && error.name === 'ShaderError';

/** Whether there is no WebGL2 where the work was done. Holds across workers. */
export const isMissingGl = (error: unknown): boolean =>
	error instanceof Error && error.message === 'failed to initialise WebGL2';

/** What a failure of the work says of the layers. */
export function layersFailureOf(error: unknown): LayersFailure {
	const message = error instanceof Error ? error.message : String(error);
	if (isShaderError(error)) return { kind: 'shader', message };
	return { kind: isMissingGl(error) ? 'unsupported' : 'failed', message };
}
