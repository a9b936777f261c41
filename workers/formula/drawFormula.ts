import { type KatexNode, __renderToDomTree as renderToTree } from 'katex';
import type { FormulaRequest, MathTree } from './formula.protocol';

/** Exports of KaTeX that its types leave out. */
declare module 'katex' {
	/** Elements have a type, texts have a text, fragments have neither. */
	export interface KatexNode {
		readonly type?: string;
		readonly text?: string;
		readonly attributes?: Readonly<Record<string, unknown>>;
		readonly children?: readonly KatexNode[];
	}

	/** @throws ParseError */
	export function __renderToDomTree(source: string, options: KatexOptions): KatexNode;
}

/** In em: the largest size that a formula may ask for. */
const MAX_SIZE = 10;
const MAX_EXPANSIONS = 200;

/** The formula as MathML; null if the source has errors. */
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
