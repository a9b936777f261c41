import type { Endpoints as Published } from 'misskey-js';

/** An endpoint's parameters and response (undefined for 204). */
export interface Endpoint<Params, Answer> {
	readonly params: Params;
	readonly answer: Answer;
}

/** For endpoints without parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** The parameters of every list that comes page by page. */
export interface ListPage {
	readonly limit?: number;
	readonly sinceId?: string;
	readonly untilId?: string;
}

/** Lists in parameters may be readonly. */
type Sent<T> = T extends readonly (infer Item)[]
	? readonly Sent<Item>[]
	: T extends object
		? { readonly [K in keyof T]: Sent<T[K]> }
		: T;

type PublishedParams<Name extends keyof Published> = NonNullable<Published[Name]['req']>;

/**
 * An endpoint with the parameters of the published types. Responses use our own types, as the published ones are newer
 * and stricter than what servers send.
 */
export type Known<Name extends keyof Published, Answer> = Endpoint<
	string extends keyof PublishedParams<Name> ? NoParams : Sent<PublishedParams<Name>>,
	Answer
>;
