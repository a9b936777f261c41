import type * as v from 'valibot';

export interface ParamProblem {
	/** Position in the schema, such as `#/properties/limit/maximum`. */
	param: string;
	reason: string;
}

/** Position and reason of an issue, in the form of the real server's validator. */
export function paramProblem(issue: v.BaseIssue<unknown>): ParamProblem {
	const path = issue.path ?? [];
	const keys = path.map(part => part.key);
	const last = keys.at(-1);
	if (issue.received === 'undefined' && typeof last === 'string') {
		return { param: `${pointer(keys.slice(0, -1))}/required`, reason: `must have required property '${last}'` };
	}
	const [keyword = issue.type, reason = issue.message] = issue.message.includes('|') ? split(issue.message) : [];
	return keyword.startsWith('#') ? { param: keyword, reason } : { param: `${pointer(keys)}/${keyword}`, reason };
}

function split(message: string): [string, string] {
	const bar = message.indexOf('|');
	return [message.slice(0, bar), message.slice(bar + 1)];
}

const pointer = (keys: readonly unknown[]): string =>
	`#${keys.map(key => (typeof key === 'number' ? '/items' : `/properties/${String(key)}`)).join('')}`;
