/** Why some layers are missing on a picture. */
export interface LayersFailure {
	/**
	 * - `shader`: the message is shown to the user; it begins with 'failed to compile shader' or 'failed to init
	 *   shader', followed by the log (rules/images#failing-shaders)
	 * - `unsupported`: not possible with this kind of file, or in this browser
	 * - `picture`: the message lists the addresses of pictures that couldn't be loaded; the other layers are drawn
	 * - `failed`: anything else
	 */
	readonly kind: 'shader' | 'unsupported' | 'picture' | 'failed';
	readonly message: string;
}

/**
 * Whether a shader could not be compiled or linked; the message says which, with the log. Also works for errors from
 * workers.
 */
export const isShaderError = (error: unknown): error is Error => error instanceof Error && error.name === 'ShaderError';

/** Whether WebGL2 was missing. Also works for errors from workers. */
export const isMissingGl = (error: unknown): boolean =>
	error instanceof Error && error.message === 'failed to initialise WebGL2';

/** The layers failure that an error means. */
export function layersFailureOf(error: unknown): LayersFailure {
	const message = error instanceof Error ? error.message : String(error);
	if (isShaderError(error)) return { kind: 'shader', message };
	return { kind: isMissingGl(error) ? 'unsupported' : 'failed', message };
}
