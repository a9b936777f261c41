import type { EndpointName } from '@/wire/endpoints/Endpoints';
import type { ApiClient, CallOptions } from './ApiClient';

/**
 * Calls an endpoint by a name that comes from a program, of which nothing is known.
 * @returns the answer as JSON; undefined if it has none
 * @throws as `ApiClient.call`
 */
export function callNamed(api: ApiClient, endpoint: string, params: object, options: CallOptions): Promise<unknown> {
	const call: (endpoint: EndpointName, params: object, options: CallOptions) => Promise<unknown> = api.call.bind(api);
	return call(endpoint as EndpointName, params, options);
}
