import type { MfmElement, MfmNode, MfmTree } from '@workers/mfm/mfm.protocol';

const BLOCKS = new Set<MfmElement['type']>(['quote', 'center', 'codeBlock', 'mathBlock', 'search']);

/** A tree as source. May differ from the original source: `**` for `<b>`, for example. */
export function writeMfm(tree: MfmTree): string {
	let written = '';
	let isAfterBlock = false;
	for (const node of tree) {
		const isBlock = typeof node !== 'string' && BLOCKS.has(node.type);
		const next = write(node);
		// A block is on lines of its own, whose line breaks the parser consumes.
		if (written !== '' && (isBlock || isAfterBlock) && !(isAfterBlock && next === '')) written += '\n';
		written += next;
		isAfterBlock = isBlock;
	}
	return written;
}

function write(node: MfmNode): string {
	if (typeof node === 'string') return node;
	switch (node.type) {
		case 'plain':
			return writePlain(node.text);
		case 'bold':
			return `**${writeMfm(node.children)}**`;
		case 'italic':
			return `<i>${writeMfm(node.children)}</i>`;
		case 'small':
			return `<small>${writeMfm(node.children)}</small>`;
		case 'strike': {
			const struck = writeMfm(node.children);
			return /[~\n]/.test(struck) ? `<s>${struck}</s>` : `~~${struck}~~`;
		}
		case 'center':
			return `<center>\n${writeMfm(node.children)}\n</center>`;
		case 'quote':
			return writeMfm(node.children).replace(/^/gm, '> ');
		case 'code':
			return `\`${node.source}\``;
		case 'codeBlock':
			return `\`\`\`${node.lang ?? ''}\n${node.source}\n\`\`\``;
		case 'math':
			return `\\(${node.source}\\)`;
		case 'mathBlock':
			return `\\[\n${node.source}\n\\]`;
		case 'emoji':
			return node.char;
		case 'customEmoji':
			return `:${node.name}:`;
		case 'mention':
			return `@${node.username}${node.host === null ? '' : `@${node.host}`}`;
		case 'hashtag':
			return `#${node.tag}`;
		case 'url':
			return /[^\w.,:;/?&=#%~+@!$*'-]/.test(node.url) ? `<${node.url}>` : node.url;
		case 'link':
			return `${node.silent ? '?' : ''}[${writeMfm(node.children)}](${node.url})`;
		case 'search':
			return node.content;
		default:
			return `${functionHead(node)}${writeMfm(node.children)}]`;
	}
}

/** The parser consumes one line break on either side. */
function writePlain(text: string): string {
	return `<plain>${/^[\r\n]/.test(text) ? '\n' : ''}${text}${/[\r\n]$/.test(text) ? '\n' : ''}</plain>`;
}

/** `$[name.speed=2s,left `. */
export function functionHead({ name, args }: Pick<Extract<MfmElement, { type: 'fn' }>, 'name' | 'args'>): string {
	const written = Object.entries(args).map(([key, value]) => (value === true ? key : `${key}=${value}`));
	return `$[${name}${written.length > 0 ? `.${written.join(',')}` : ''} `;
}
