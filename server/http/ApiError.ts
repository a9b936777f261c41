/** `client`: the request was wrong; `permission`: not allowed; `server`: our fault. */
export type ErrorKind = 'client' | 'permission' | 'server';

export interface ErrorDefinition {
	code: string;
	id: string;
	message: string;
	/** 400 where nothing is said. */
	status?: number;
	kind?: ErrorKind;
}

/** An answer that is an error. */
export class ApiError extends Error {
	readonly definition: ErrorDefinition;
	readonly info: Record<string, unknown> | undefined;

	constructor(definition: ErrorDefinition, info?: Record<string, unknown>) {
		super(definition.message);
		this.definition = definition;
		this.info = info;
	}

	get status(): number {
		return this.definition.status ?? 400;
	}

	/** The body of the answer. */
	get envelope(): { error: Record<string, unknown> } {
		const { message, code, id, kind = 'client' } = this.definition;
		return { error: { message, code, id, kind, ...(this.info ? { info: this.info } : {}) } };
	}
}

/**
 * Thrown by what several endpoints share, which each answer with an error of their own: the name is that of one of
 * the endpoint's `errors`.
 */
export class Refusal extends Error {}
