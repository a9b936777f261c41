/**
 * A shader that can't be compiled or a program that can't be linked (rules/images#failing-shaders), with the driver's
 * log.
 */
export class ShaderError extends Error {
	override readonly name = 'ShaderError';

	constructor(stage: 'compile' | 'init', log: string | null) {
		super(`failed to ${stage} shader\n${log?.trim() || 'The driver says nothing about it.'}`);
	}
}
