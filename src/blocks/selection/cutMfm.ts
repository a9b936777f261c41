import type { MfmElement, MfmNode, MfmTree } from '@workers/mfm/mfm.protocol';
import { nyaize } from '@/base/nyaize';
import { mfmFunctionDrawers } from '../mfm/mfmFunctionDrawers';
import { functionHead } from './writeMfm';

/** Stands for content that isn't text and can't be cut: formulas, code blocks, times. */
export const WHOLE = '\uFFFC';

/** What the rendering of a text depends on. */
export interface TextOwner {
	/** Whether the author is a cat. */
	readonly isCat: boolean;
	/** The author's server; null for the reader's own. */
	readonly host: string | null;
	/** The reader's server. */
	readonly readersHost: string;
}

/** The visible text of a tree, character by character. */
export function shownMfm(tree: MfmTree, owner: TextOwner): string {
	return flat(tree)
		.map(node => shownNode(node, owner))
		.join('');
}

/**
 * The part of a tree between two positions in `shownMfm`. Text is cut; any other node that is partly visible is kept
 * whole, and so is the surrounding markup.
 */
export function cutMfm(tree: MfmTree, from: number, to: number, owner: TextOwner): MfmTree {
	let at = 0;
	const cut = (nodes: MfmTree): MfmTree =>
		flat(nodes).flatMap((node): MfmNode[] => {
			const start = at;
			if (typeof node !== 'string' && isContainer(node)) {
				const children = cut(node.children);
				return children.length > 0 ? [{ ...node, children }] : [];
			}
			const shown = shownNode(node, owner);
			at = start + shown.length;
			if (at <= from || start >= to) return [];
			if (typeof node === 'string') return [cutText(node, from - start, to - start, owner.isCat)];
			if (node.type === 'plain') return [{ ...node, text: cutText(node.text, from - start, to - start, false) }];
			return [writable(node, owner)];
		});
	return cut(tree);
}

type Container = Extract<MfmElement, { children: MfmTree }>;

/** Unknown functions are shown as source. */
function flat(tree: MfmTree): MfmTree {
	return tree.flatMap((node): MfmTree => {
		if (typeof node === 'string' || node.type !== 'fn' || Object.hasOwn(mfmFunctionDrawers, node.name)) return [node];
		return [functionHead(node), ...flat(node.children), ']'];
	});
}

function isContainer(node: MfmElement): node is Container {
	return 'children' in node && !(node.type === 'fn' && (node.name === 'ruby' || node.name === 'unixtime'));
}

function shownNode(node: MfmNode, owner: TextOwner): string {
	if (typeof node === 'string') return owner.isCat ? nyaize(node) : node;
	switch (node.type) {
		case 'plain':
			return node.text;
		case 'emoji':
			return node.char;
		case 'customEmoji':
			return `:${node.name}:`;
		case 'mention': {
			const host = hostOf(node.host, owner);
			return `@${node.username}${host === null ? '' : `@${host}`}`;
		}
		case 'hashtag':
			return `#${node.tag}`;
		case 'url':
			return node.label;
		case 'code':
			return node.source;
		case 'codeBlock':
		case 'math':
		case 'mathBlock':
		case 'search':
			return WHOLE;
		case 'link':
			// Names and labels are not nyaized.
			return shownMfm(node.children, { ...owner, isCat: false });
		case 'fn':
			if (node.name === 'unixtime') return WHOLE;
			return node.name === 'ruby' ? shownRuby(node.children, owner) : shownMfm(node.children, owner);
		default:
			return shownMfm(node.children, owner);
	}
}

/** The white space between the base and its reading isn't visible. */
function shownRuby(children: MfmTree, owner: TextOwner): string {
	const last = children.at(-1);
	if (typeof last !== 'string') return shownMfm(children, owner);
	if (children.length > 1) return shownMfm(children.slice(0, -1), owner) + last.trim();
	const [base = '', ...reading] = last.trim().split(/\s+/);
	return shownMfm([base], owner) + reading.join(' ');
}

function hostOf(host: string | null, { host: authors, readersHost }: TextOwner): string | null {
	const home = host ?? authors;
	return home === readersHost ? null : home;
}

/** Mentions without a host are users of the author's server, so the host is added for the reader's text. */
function writable(node: MfmElement, owner: TextOwner): MfmElement {
	return node.type === 'mention' ? { ...node, host: hostOf(node.host, owner) } : node;
}

function cutText(text: string, from: number, to: number, isCat: boolean): string {
	return text.slice(placeIn(text, from, isCat), placeIn(text, to, isCat));
}

/** The position in a text that corresponds to a position in its visible form. */
function placeIn(text: string, at: number, isCat: boolean): number {
	if (!isCat) return Math.max(0, at);
	let low = 0;
	let high = text.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (nyaize(text.slice(0, middle)).length < at) low = middle + 1;
		else high = middle;
	}
	return low;
}
