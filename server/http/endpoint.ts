import type { Endpoints, permissions } from 'misskey-js';
import type * as v from 'valibot';
import type { Core } from '../Core';
import type { Policies } from '../roles/policies';
import type { TokenRow, UserRow } from '../store/tables/users';
import type { ApiError, ErrorDefinition } from './ApiError';
import type { RateLimit } from './RateLimiter';

export type EndpointName = keyof Endpoints;
export type Permission = (typeof permissions)[number];
export type ParamSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
	entries: v.ObjectEntries;
};

/** The response of an endpoint; if the types distinguish several by request, any of them. */
export type Answer<N extends EndpointName> = Endpoints[N]['res'] extends {
	$switch: { $cases: [unknown, infer Case][]; $default: infer Default };
}
	? Case | Default
	: Endpoints[N]['res'] extends { $switch: { $cases: infer Cases; $default: infer Default } }
		? CaseAnswers<Cases> | Default
		: Endpoints[N]['res'];
type CaseAnswers<Cases> = Cases extends readonly (infer Case)[] ? (Case extends [unknown, infer A] ? A : never) : never;

/** What clients may send, by the published types, must be accepted by the schema. */
type Accepts<N extends EndpointName, S extends v.GenericSchema> =
	Sent<N> extends v.InferInput<S>
		? unknown
		: { 'the schema refuses what the types allow to send': [Sent<N>, v.InferInput<S>] };
type Sent<N extends EndpointName> = Endpoints[N]['req'] extends undefined ? object : NonNullable<Endpoints[N]['req']>;

/** A file that was sent with the request. It is in a temporary folder, and deleted afterwards unless it was moved. */
export interface UploadedFile {
	path: string;
	name: string;
	/** As given by the sender: not to be trusted. */
	type: string;
}

interface Head<N extends EndpointName, S extends v.GenericSchema, E extends Record<string, ErrorDefinition>> {
	name: N;
	/** Declared with the functions of `http/params`. */
	params: S & Accepts<N, S>;
	/** The permission that an app's token needs. */
	permission?: Permission;
	/** Not available to apps. */
	secure?: boolean;
	role?: 'moderator' | 'administrator';
	/** A policy that must be true for the caller, unless they are a moderator. */
	policy?: keyof Policies;
	/** Not available to users who have moved to another account. */
	prohibitMoved?: boolean;
	limit?: RateLimit;
	/** Who asks for it reads timelines: counted as activity of the account. */
	isTimeline?: boolean;
	/** Also available by GET, and cached for this long. */
	get?: { cacheSeconds: number };
	/** Takes a file in a multipart form. */
	file?: boolean;
	errors?: E;
}

export interface Call<Params, Me, Errors extends string> {
	core: Core;
	params: Params;
	me: Me;
	/** The caller's token; null for visitors. */
	token: TokenRow | null;
	/** The caller's address. */
	address: string;
	headers: Readonly<Record<string, string | string[] | undefined>>;
	file: UploadedFile | null;
	/** The endpoint's errors, to throw: `throw errors.noSuchNote()`. */
	errors: Record<Errors, (info?: Record<string, unknown>) => ApiError>;
}

/**
 * Endpoints without a response need not return anything: 204. Nor need those whose types have null, which they use for
 * an answer without content too.
 */
type Handler<N extends EndpointName, C> =
	undefined extends Answer<N> ? (call: C) => void : (call: C) => Returned<Answer<N>> | Promise<Returned<Answer<N>>>;
type Returned<A> = null extends A ? A | undefined : A;

/** An endpoint in the registry. */
export interface Endpoint extends Omit<Head<EndpointName, v.GenericSchema, Record<string, ErrorDefinition>>, 'params'> {
	params: ParamSchema;
	credential: boolean;
	/** `undefined` becomes 204. */
	handle(call: Call<Record<string, unknown>, UserRow | null, string>): unknown;
}

/**
 * Declares an endpoint. With `credential: true` it requires an account, and `me` is set; otherwise `me` is null for
 * visitors. Schema and response are checked against the published types by the compiler.
 */
export function defineEndpoint<
	N extends EndpointName,
	S extends v.GenericSchema,
	const E extends Record<string, ErrorDefinition> = Record<never, ErrorDefinition>,
	const C extends boolean = false,
>(
	head: Head<N, S, E> & { credential?: C },
	handle: Handler<N, Call<v.InferOutput<S>, C extends true ? UserRow : UserRow | null, keyof E & string>>,
): Endpoint {
	// The signature ties head, schema and handler together; the registry has one type for all.
	return { credential: false, ...head, handle } as unknown as Endpoint;
}
