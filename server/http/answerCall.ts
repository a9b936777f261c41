import * as v from 'valibot';
import { isRecord } from '@/base/isRecord';
import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';
import { ApiError, Refusal } from './ApiError';
import { authenticate, type Caller } from './authenticate';
import { callerFor } from './callerFor';
import { checkAccess } from './checkAccess';
import { checkLimit, refusalOf } from './checkLimits';
import { commonErrors } from './commonErrors';
import type { Endpoint, UploadedFile } from './endpoint';
import { paramProblem } from './paramProblem';

export interface ApiRequest {
	/** The parsed body, or the query. */
	body: unknown;
	headers: Readonly<Record<string, string | string[] | undefined>>;
	address: string;
	file: UploadedFile | null;
	/** Set if `admitSender` has checked and counted the caller before the file was received. */
	isCounted?: boolean;
}

/**
 * Checks and counts the sender of a file before the file is received.
 * @param given the token in the form, if it came before the file
 * @throws ApiError
 */
export function admitSender(
	core: Core,
	endpoint: Endpoint,
	{ headers, address }: Pick<ApiRequest, 'headers' | 'address'>,
	given: unknown,
): UserRow {
	try {
		const caller = authenticate(core, headers.authorization as string | undefined, given);
		checkAccess(core, endpoint, caller);
		if (!caller.me) throw new ApiError(commonErrors.credentialRequired);
		checkLimit(core, endpoint, caller.me, address);
		return caller.me;
	} catch (error) {
		throw refusalOf(core, error, address);
	}
}

/**
 * Runs an endpoint from authentication to its response.
 * @throws ApiError
 */
export async function answerCall(core: Core, endpoint: Endpoint, request: ApiRequest): Promise<unknown> {
	const { headers, address, file } = request;
	const { caller, params } = admit(core, endpoint, request);
	if (!request.isCounted) checkLimit(core, endpoint, caller.me, address);
	const errors = Object.fromEntries(
		Object.entries(endpoint.errors ?? {}).map(([key, definition]) => [
			key,
			(info?: Record<string, unknown>) => new ApiError(definition, info),
		]),
	);
	if (endpoint.isTimeline && caller.me) core.bus.emit('reading', { userId: caller.me.id });
	try {
		// A write is rolled back if its response can't be produced. What an endpoint does after an `await` is outside
		// of the transaction.
		return await core.db.transaction(() =>
			endpoint.handle({ core, params, ...callerFor(endpoint, caller), address, headers, file, errors }),
		);
	} catch (error) {
		throw namedError(endpoint, error);
	}
}

/**
 * Authenticates and checks the caller; nothing is counted for the account yet.
 * @throws ApiError if the call is refused
 */
function admit(
	core: Core,
	endpoint: Endpoint,
	{ body, headers, address, file }: ApiRequest,
): { caller: Caller; params: Record<string, unknown> } {
	try {
		const given = isRecord(body) ? body.i : undefined;
		const caller = authenticate(core, headers.authorization as string | undefined, given);
		checkAccess(core, endpoint, caller);
		if (endpoint.file && !file) throw new ApiError(commonErrors.fileRequired);
		return { caller, params: readParams(endpoint, body) };
	} catch (error) {
		throw refusalOf(core, error, address);
	}
}

/** Maps a refusal to the endpoint's error of the same name; anything else is unchanged. */
export function namedError(endpoint: Endpoint, error: unknown): unknown {
	const own = error instanceof Refusal ? endpoint.errors?.[error.message] : undefined;
	return own ? new ApiError(own) : error;
}

function readParams(endpoint: Endpoint, body: unknown): Record<string, unknown> {
	if (!isRecord(body)) {
		throw new ApiError(commonErrors.invalidParam, { param: '#/type', reason: 'must be object' });
	}
	const result = v.safeParse(endpoint.params, body, { abortEarly: true, abortPipeEarly: true });
	if (result.success) return result.output;
	throw new ApiError(commonErrors.invalidParam, { ...paramProblem(result.issues[0]) });
}

/** Query strings and form fields are text: numbers and booleans are parsed as the schema requires. */
export function readTextFields(endpoint: Endpoint, fields: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, readField(kindOf(endpoint.params.entries[name]), value)]),
	);
}

function readField(kind: string | undefined, value: unknown): unknown {
	if (typeof value !== 'string') return value;
	if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
	if (kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
	return kind !== 'string' && value === 'null' ? null : value;
}

/** The plain type inside optional, nullable and pipes: `number`, `string`, `boolean`, `array` … */
export function kindOf(schema: unknown): string | undefined {
	const node = schema as { type?: string; wrapped?: unknown; pipe?: unknown[] } | undefined;
	if (node?.wrapped) return kindOf(node.wrapped);
	if (node?.pipe && node.pipe[0] !== schema) return kindOf(node.pipe[0]);
	return node?.type;
}
