import { type KatexNode, __renderToDomTree as renderToTree } from 'katex';
import type { FormulaRequest, MathTree } from './formula.protocol';

/** What KaTeX exports for tools, and leaves out of its types. */
declare module 'katex' {
	/** Elements have a type, texts have a text, and what only holds others together has neither. */
	export interface KatexNode {
		readonly type?: string;
		readonly text?: string;
		readonly attributes?: Readonly<Record<string, unknown>>;
		readonly children?: readonly KatexNode[];
	}

	/** @throws ParseError */
	export function __renderToDomTree(source: string, options: KatexOptions): KatexNode;
}

/** Em; a formula may ask for room. */
const MAX_SIZE = 10;
const MAX_EXPANSIONS = 200;

/** A formula as MathML, which browsers draw themselves; null where the source has mistakes. */
export function drawFormula({ source, isBlock }: FormulaRequest): MathTree | null {
	try {
		const drawn = renderToTree(source, {
			output: 'mathml',
			displayMode: isBlock,
			maxSize: MAX_SIZE,
			maxExpand: MAX_EXPANSIONS,
			strict: 'ignore',
			trust: false,
		});
		return mathOf(drawn);
	} catch {
		return null;
	}
}

function mathOf(node: KatexNode): MathTree | null {
	if (node.type === 'math') return toTree(node);
	for (const child of node.children ?? []) {
		const found = mathOf(child);
		if (found !== null) return found;
	}
	return null;
}

function toTree(node: KatexNode): MathTree {
	if (node.type === undefined) return node.text ?? '';
	const attributes = Object.entries(node.attributes ?? {})
		.filter(([name]) => name !== 'style' && name !== 'xmlns')
		.map(([name, value]) => [name, String(value)] as const);
	return {
		tag: node.type,
		attributes: Object.fromEntries(attributes),
		children: (node.children ?? []).flatMap(child =>
			isGroup(child) ? (child.children ?? []).map(toTree) : [toTree(child)],
		),
	};
}

const isGroup = ({ type, text }: KatexNode): boolean => type === undefined && text === undefined;
