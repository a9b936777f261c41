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

/** What an endpoint answers; where the types tell answers apart by the request, any of them. */
export type Answer<N extends EndpointName> = Endpoints[N]['res'] extends {
	$switch: { $cases: [unknown, infer Case][]; $default: infer Default };
}
	? Case | Default
	: Endpoints[N]['res'] extends { $switch: { $cases: infer Cases; $default: infer Default } }
		? CaseAnswers<Cases> | Default
		: Endpoints[N]['res'];
type CaseAnswers<Cases> = Cases extends readonly (infer Case)[] ? (Case extends [unknown, infer A] ? A : never) : never;

/** What clients may send, by the published types, must be something that the schema takes. */
type Accepts<N extends EndpointName, S extends v.GenericSchema> =
	Sent<N> extends v.InferInput<S>
		? unknown
		: { 'the schema refuses what the types allow to send': [Sent<N>, v.InferInput<S>] };
type Sent<N extends EndpointName> = Endpoints[N]['req'] extends undefined ? object : NonNullable<Endpoints[N]['req']>;

/** A file that came with the request. It is in a temporary place: move it or leave it, it is removed afterwards. */
export interface UploadedFile {
	path: string;
	name: string;
	/** As the sender says: not to be trusted. */
	type: string;
}

interface Head<N extends EndpointName, S extends v.GenericSchema, E extends Record<string, ErrorDefinition>> {
	name: N;
	/** Declared with the words of `http/params`. */
	params: S & Accepts<N, S>;
	/** What an app's token must have been granted. */
	permission?: Permission;
	/** Not for apps at all. */
	secure?: boolean;
	role?: 'moderator' | 'administrator';
	/** A policy that must be true for the caller. Moderators pass. */
	policy?: keyof Policies;
	/** Not for people who have moved to another account. */
	prohibitMoved?: boolean;
	limit?: RateLimit;
	/** May also be asked over GET, and kept by caches so long. */
	get?: { cacheSeconds: number };
	/** Takes a file in a multipart form. */
	file?: boolean;
	errors?: E;
}

export interface Call<Params, Me, Errors extends string> {
	core: Core;
	params: Params;
	me: Me;
	/** What the caller signed in with; null for visitors. */
	token: TokenRow | null;
	/** The caller's address. */
	address: string;
	headers: Readonly<Record<string, string | string[] | undefined>>;
	file: UploadedFile | null;
	/** The endpoint's errors, to throw: `throw errors.noSuchNote()`. */
	errors: Record<Errors, (info?: Record<string, unknown>) => ApiError>;
}

/** Endpoints without an answer need not return anything: 204. */
type Handler<N extends EndpointName, C> =
	undefined extends Answer<N> ? (call: C) => void : (call: C) => Answer<N> | Promise<Answer<N>>;

/** An endpoint as the registry holds it. */
export interface Endpoint extends Omit<Head<EndpointName, v.GenericSchema, Record<string, ErrorDefinition>>, 'params'> {
	params: ParamSchema;
	credential: boolean;
	/** `undefined` becomes 204. */
	handle(call: Call<Record<string, unknown>, UserRow | null, string>): unknown;
}

/**
 * Declares an endpoint. With `credential: true` it is for signed-in people, and `me` is there; otherwise `me` is null
 * for visitors. Schema and answer are held against the published types: a drift is a compile error.
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
	// Head, schema and handler belong together as the signature says; the registry knows all of them as one kind.
	return { credential: false, ...head, handle } as unknown as Endpoint;
}
