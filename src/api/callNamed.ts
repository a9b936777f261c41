import type { EndpointName } from '@/wire/endpoints/Endpoints';
import type { ApiClient, CallOptions } from './ApiClient';

/** What is in no name of an endpoint, and could lead to other paths: a browser reads `%2e%2e/` as `../`, too. */
const MISLEADING = /[^\w./-]/;

/**
 * Calls an endpoint by a name that comes from a program, of which nothing is known.
 * @returns the answer as JSON; undefined if it has none
 * @throws {Error} 'invalid endpoint'; as `ApiClient.call`
 */
export async function callNamed(
	api: ApiClient,
	endpoint: string,
	params: object,
	options: CallOptions,
): Promise<unknown> {
	if (MISLEADING.test(endpoint)) throw new Error('invalid endpoint');
	const call: (endpoint: EndpointName, params: object, options: CallOptions) => Promise<unknown> = api.call.bind(api);
	return call(endpoint as EndpointName, params, options);
}
