import { kindOf } from '../http/answerCall';
import { defineEndpoint } from '../http/endpoint';
import { findEndpoint } from '../http/endpointNames';
import * as p from '../http/params';

/** The names of parameter types. */
const NAMES: Record<string, string> = {
	number: 'Number',
	boolean: 'Boolean',
	array: 'Array',
	object: 'Object',
	record: 'Object',
};

export default defineEndpoint(
	{
		name: 'endpoint',
		params: p.params({ endpoint: p.text({ max: 256 }) }),
	},
	({ params }) => {
		const found = findEndpoint(params.endpoint);
		if (!found) return null;
		return {
			params: Object.entries(found.params.entries).map(([name, schema]) => ({
				name,
				type: NAMES[kindOf(schema) ?? ''] ?? 'String',
			})),
		};
	},
);
