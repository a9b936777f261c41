import { defineEndpoint } from '../http/endpoint';
import { ENDPOINT_NAMES } from '../http/endpointNames';
import * as p from '../http/params';

export default defineEndpoint(
	{
		name: 'endpoints',
		params: p.none,
	},
	() => ENDPOINT_NAMES(),
);
