/** `client`: invalid request; `permission`: not allowed; `server`: internal error. */
export type ErrorKind = 'client' | 'permission' | 'server';

export interface ErrorDefinition {
	code: string;
	id: string;
	message: string;
	/** 400 by default. */
	status?: number;
	kind?: ErrorKind;
}

/** An error response. */
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

	/** The body of the response. */
	get envelope(): { error: Record<string, unknown> } {
		const { message, code, id, kind = 'client' } = this.definition;
		return { error: { message, code, id, kind, ...(this.info ? { info: this.info } : {}) } };
	}
}

/**
 * Thrown by code that several endpoints share; each maps it to an error of its own, by the name in the endpoint's
 * `errors`.
 */
export class Refusal extends Error {}
