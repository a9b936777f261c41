/** The part of a valibot schema that is used here. */
interface Node {
	type: string;
	kind: string;
	wrapped?: unknown;
	pipe?: Node[];
	options?: unknown[];
	item?: unknown;
	key?: unknown;
	value?: unknown;
	entries?: Record<string, unknown>;
	requirement?: unknown;
	metadata?: { maxBytes?: number; maxDepth?: number };
}

const TEXT_MAX = 100_000;
const ITEMS_MAX = 5000;
const JSON_MAX_BYTES = 512 * 1024;
const JSON_MAX_DEPTH = 64;

/** The places in a schema without a maximum, each with what is missing. */
export function unboundedParams(schema: unknown, path = ''): string[] {
	const node = schema as Node;
	if (node.wrapped) return unboundedParams(node.wrapped, path);
	const steps = node.pipe ?? [];
	const [first = node] = steps;
	const bound = (type: string) => Number(steps.find(step => step.type === type)?.requirement);
	const need = (isThere: boolean, what: string) => (isThere ? [] : [`${path}: ${what}`]);
	switch (first.type) {
		case 'boolean':
		case 'picklist':
			return [];
		case 'string':
			return need(bound('max_length') <= TEXT_MAX, 'no longest text');
		case 'number':
			return need(Number.isFinite(bound('min_value')) && Number.isFinite(bound('max_value')), 'no least and greatest');
		case 'array':
			return [
				...need(bound('max_length') <= ITEMS_MAX, 'no longest list'),
				...unboundedParams(first.item, `${path}[]`),
			];
		case 'object':
			return Object.entries(first.entries ?? {}).flatMap(([name, part]) => unboundedParams(part, `${path}.${name}`));
		case 'union':
			return (first.options ?? []).flatMap((part, index) => unboundedParams(part, `${path}|${index}`));
		default: {
			const json = steps.find(step => step.type === 'metadata')?.metadata;
			const isJson = Number(json?.maxBytes) <= JSON_MAX_BYTES && Number(json?.maxDepth) <= JSON_MAX_DEPTH;
			if (first.type !== 'record' || isJson) return need(isJson, `any ${first.type}`);
			const most = need(bound('max_entries') <= ITEMS_MAX, 'no largest record');
			return [...most, ...unboundedParams(first.key, `${path}{}`), ...unboundedParams(first.value, `${path}{}`)];
		}
	}
}
