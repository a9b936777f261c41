import type { Endpoints as Published } from 'misskey-js';

/** An endpoint's entry in the map: what it takes and what it answers (undefined: nothing, by 204). */
export interface Endpoint<Params, Answer> {
	readonly params: Params;
	readonly answer: Answer;
}

/** For an endpoint that takes nothing. */
export type NoParams = Readonly<Record<string, never>>;

/** Lists that are sent need not be mutable. */
type Sent<T> = T extends readonly (infer Item)[]
	? readonly Sent<Item>[]
	: T extends object
		? { readonly [K in keyof T]: Sent<T[K]> }
		: T;

type PublishedParams<Name extends keyof Published> = NonNullable<Published[Name]['req']>;

/**
 * An endpoint that takes what the published types say. What it answers is always of our own types: the published ones
 * are newer and stricter than what servers send.
 */
export type Known<Name extends keyof Published, Answer> = Endpoint<
	string extends keyof PublishedParams<Name> ? NoParams : Sent<PublishedParams<Name>>,
	Answer
>;
