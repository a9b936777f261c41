/** Rules of our own for oxlint, for what no linter knows of this project. Their cases are in tests/architecture/bad. */

const WRAPPERS = new Set(['AwaitExpression', 'ParenthesizedExpression', 'ChainExpression', 'TSAsExpression']);
const isClient = node => /api$/i.test(node.name ?? node.property?.name ?? '') || node.callee?.name === 'ApiClient';

/** What is asked of a server, such as `await session.api.call('i')`, whatever stands around it. */
function isAnswer(node) {
	if (!node) return false;
	if (WRAPPERS.has(node.type)) return isAnswer(node.expression ?? node.argument);
	if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
	const { object, property } = node.callee;
	return (property.name === 'call' || property.name === 'get') && isClient(object);
}

/** What a name was first given; undefined where it is no variable's. */
function initOf(node, scope) {
	for (let at = scope; at; at = at.upper) {
		const variable = at.set.get(node.name);
		if (variable) return variable.defs[0]?.node.init;
	}
	return undefined;
}

/** The map of endpoints says what is answered: a cast at a call would say it a second time, and may be wrong. */
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

/** The path of an endpoint, but no module's name: `@/api/ApiClient`. */
const API_PATH = /(?:^|[^@.])\/api\//;

/** Endpoints are called by their names, through `src/api` alone. */
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
