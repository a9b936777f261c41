import * as mfm from 'mfm-js';
import { urlLabel, webUrl } from '@/base/webUrl';
import { defuse } from './defuse';
import type { MfmElement, MfmMode, MfmNode, MfmTree } from './mfm.protocol';

const NEST_LIMIT = 20;
/** The most elements in one text; the rest is shown as plain text. */
const MAX_ELEMENTS = 1000;

/** Parses one text into the tree that the app draws. No text is ever lost. */
export function parseMfm(text: string, mode: MfmMode = 'full'): MfmTree {
	return new TreeBuilder().build(mode === 'full' ? parseFull(text) : mfm.parseSimple(text));
}

function parseFull(text: string): mfm.MfmNode[] {
	const defused = defuse(text);
	const nodes = mfm.parse(defused?.text ?? text, { nestLimit: NEST_LIMIT });
	return defused?.restore(nodes) ?? nodes;
}

class TreeBuilder {
	#elements = 0;

	build(nodes: readonly mfm.MfmNode[]): MfmTree {
		const tree: MfmNode[] = [];
		for (const node of nodes) {
			const compact = ++this.#elements > MAX_ELEMENTS ? mfm.toString(node) : this.#compact(node);
			const last = tree.at(-1);
			if (typeof compact === 'string' && typeof last === 'string') tree[tree.length - 1] = last + compact;
			else tree.push(compact);
		}
		return tree;
	}

	#compact(node: mfm.MfmNode): MfmNode {
		switch (node.type) {
			case 'text':
				this.#elements--;
				return node.props.text;
			case 'plain':
				return { type: 'plain', text: node.children.map(child => child.props.text).join('') };
			case 'unicodeEmoji':
				return { type: 'emoji', char: node.props.emoji };
			case 'emojiCode':
				return { type: 'customEmoji', name: node.props.name };
			case 'mention':
				return { type: 'mention', username: node.props.username, host: node.props.host };
			case 'hashtag':
				return { type: 'hashtag', tag: node.props.hashtag };
			case 'url':
				return urlElement(node);
			case 'link':
				return this.#link(node);
			case 'fn':
				return { type: 'fn', name: node.props.name, args: node.props.args, children: this.build(node.children) };
			case 'inlineCode':
				return { type: 'code', source: node.props.code };
			case 'blockCode':
				return { type: 'codeBlock', source: node.props.code, lang: node.props.lang };
			case 'mathInline':
				return { type: 'math', source: node.props.formula };
			case 'mathBlock':
				return { type: 'mathBlock', source: node.props.formula };
			case 'search':
				return { type: 'search', query: node.props.query, content: node.props.content };
			default:
				return { type: node.type, children: this.build(node.children) };
		}
	}

	#link(node: mfm.MfmLink): MfmNode {
		const url = webUrl(node.props.url);
		if (!url) return mfm.toString(node);
		return { type: 'link', url: url.href, silent: node.props.silent, children: this.build(node.children) };
	}
}

function urlElement(node: mfm.MfmUrl): MfmElement | string {
	const url = webUrl(node.props.url);
	return url ? { type: 'url', url: url.href, label: urlLabel(url) } : mfm.toString(node);
}
