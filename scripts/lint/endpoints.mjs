/** Our own rules for oxlint, specific to this project. Their cases are in tests/architecture/bad. */

const WRAPPERS = new Set(['AwaitExpression', 'ParenthesizedExpression', 'ChainExpression', 'TSAsExpression']);
const isClient = node => /api$/i.test(node.name ?? node.property?.name ?? '') || node.callee?.name === 'ApiClient';

/** Whether a node is an API call such as `await session.api.call('i')`, including wrappers around it. */
function isAnswer(node) {
	if (!node) return false;
	if (WRAPPERS.has(node.type)) return isAnswer(node.expression ?? node.argument);
	if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
	const { object, property } = node.callee;
	return (property.name === 'call' || property.name === 'get') && isClient(object);
}

/** The initial value of a variable; undefined for other names. */
function initOf(node, scope) {
	for (let at = scope; at; at = at.upper) {
		const variable = at.set.get(node.name);
		if (variable) return variable.defs[0]?.node.init;
	}
	return undefined;
}

/** The map of endpoints types the response: a cast at a call would repeat it, and may be wrong. */
const noAnswerCast = {
	create: context => ({
		TSAsExpression(node) {
			const { expression } = node;
			const from =
				expression.type === 'Identifier' ? initOf(expression, context.sourceCode.getScope(expression)) : expression;
			if (isAnswer(from))
				context.report({ node, message: 'An answer has the type of its entry in src/wire/endpoints.' });
		},
	}),
};

/** The path of an endpoint, but not a module's name: `@/api/ApiClient`. */
const API_PATH = /(?:^|[^@.])\/api\//;

/** Endpoints are called by name, through `src/api` only. */
const noApiAddress = {
	create(context) {
		const check = (node, text) => {
			if (typeof text === 'string' && API_PATH.test(text))
				context.report({ node, message: 'Endpoints are called by ApiClient, with a name of src/wire/endpoints.' });
		};
		return {
			Literal: node => check(node, node.value),
			TemplateElement: node => check(node, node.value.raw),
		};
	},
};

export default {
	meta: { name: 'endpoints' },
	rules: { 'no-answer-cast': noAnswerCast, 'no-api-address': noApiAddress },
};
