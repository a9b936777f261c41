import { type Ast, Parser, utils } from '@syuilo/aiscript';
import type { AiData, ScriptFacts } from './aiscript.protocol';
import { LimitError } from './engine/LimitError';
import { LIMITS } from './limits';
import { scriptErrorOf } from './scriptErrorOf';

/** What a program says of itself: the version of its language, and its metadata. Nothing of it is run. */
export function factsOf(source: string): ScriptFacts {
	const version = utils.getLangVersion(source.slice(0, LIMITS.sourceCharacters));
	const facts = { version, syntaxError: null, hasMeta: false, metadata: null };
	try {
		if (source.length > LIMITS.sourceCharacters) throw new LimitError('source');
		const metas = Parser.parse(source).filter(node => node.type === 'meta');
		const unnamed = metas.find(({ name }) => name === null);
		return { ...facts, hasMeta: metas.length > 0, metadata: unnamed ? dataOf(unnamed.value, 1) : null };
	} catch (error) {
		return { ...facts, syntaxError: scriptErrorOf(error, source, undefined) };
	}
}

/** What is written down as it is; the package's own reading would let `__proto__` through. */
function dataOf(node: Ast.Node, depth: number): AiData {
	if (depth > LIMITS.crossingDepth) throw new LimitError('depth');
	switch (node.type) {
		case 'str':
		case 'num':
		case 'bool':
			return node.value;
		case 'arr':
			return node.value.map(item => dataOf(item, depth + 1));
		case 'obj':
			return new Map([...node.value].map(([name, item]) => [name, dataOf(item, depth + 1)]));
		default:
			return null;
	}
}
