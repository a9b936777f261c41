import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';

/** Returns its parameters with defaults filled in. */
export default defineEndpoint(
	{
		name: 'test',
		params: p.params({
			required: p.flag(),
			string: p.optional(p.text({ max: 1024 })),
			default: p.optional(p.text({ max: 1024 }), 'hello'),
			nullableDefault: p.optional(p.nullable(p.text({ max: 1024 })), 'hello'),
			id: p.optional(p.id()),
		}),
	},
	({ params: { id, string, ...rest } }) => ({
		...rest,
		...(id === undefined ? {} : { id }),
		...(string === undefined ? {} : { string }),
	}),
);
