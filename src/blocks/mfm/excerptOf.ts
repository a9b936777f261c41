import type { MfmElement, MfmNode, MfmTree } from '@workers/mfm/mfm.protocol';

/** Elements on lines of their own; in one line they are separated by spaces. */
const BLOCKS: ReadonlySet<MfmElement['type']> = new Set(['center', 'quote', 'codeBlock', 'mathBlock', 'search']);

/** Stands for what is blurred, such as a spoiler. */
const HIDDEN: MfmTree = ['…'];

/**
 * A text without its markup, in one line, for reply lines and notifications: only text and emojis.
 * @param length in characters; an emoji counts as one
 */
export function excerptOf(tree: MfmTree, length: number): MfmTree {
	const taken: MfmNode[] = [];
	let line = '';
	let left = length;
	let isCut = false;
	const write = (text: string) => {
		// White space becomes one space, and none at the start.
		const isAfterSpace = line === '' ? taken.length === 0 : line.endsWith(' ');
		const words = text.replaceAll(/\s+/g, ' ');
		for (const letter of isAfterSpace ? words.replace(/^ /, '') : words) {
			if (left > 0) {
				line += letter;
				left--;
			} else if (letter !== ' ') {
				isCut = true;
				return;
			}
		}
	};
	const flush = () => {
		if (line !== '') taken.push(line);
		line = '';
	};
	const takeAll = (nodes: MfmTree) => {
		for (const node of nodes) {
			if (isCut) return;
			take(node);
		}
	};
	const take = (node: MfmNode) => {
		if (typeof node === 'string') return write(node);
		if (BLOCKS.has(node.type)) write(' ');
		if (node.type === 'emoji' || node.type === 'customEmoji') {
			if (left === 0) isCut = true;
			else {
				flush();
				taken.push(node);
				left--;
			}
		} else if ('children' in node) takeAll(node.type === 'fn' && node.name === 'blur' ? HIDDEN : node.children);
		else write(textOf(node));
		if (BLOCKS.has(node.type)) write(' ');
	};
	takeAll(tree);
	line = isCut ? `${line.trimEnd()}…` : line.trimEnd();
	flush();
	return taken;
}

type Leaf = Exclude<MfmElement, { readonly children: MfmTree } | { readonly type: 'emoji' | 'customEmoji' }>;

function textOf(node: Leaf): string {
	switch (node.type) {
		case 'plain':
			return node.text;
		case 'mention':
			return node.host === null ? `@${node.username}` : `@${node.username}@${node.host}`;
		case 'hashtag':
			return `#${node.tag}`;
		case 'url':
			return node.label;
		case 'search':
			return node.content;
		default:
			return node.source;
	}
}
