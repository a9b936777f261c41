import { trimLineBreaks } from '@/base/trimLineBreaks';
import { urlLabel, webUrl } from '@/base/webUrl';
import { WHOLE } from './cutMfm';

/** A range over the whole content of an element. */
export function wholeOf(element: Node): Range {
	const range = document.createRange();
	range.selectNodeContents(element);
	return range;
}

function cutText(node: Text, range: Range): string {
	const start = range.startContainer === node ? range.startOffset : 0;
	const end = range.endContainer === node ? range.endOffset : node.data.length;
	return node.data.slice(start, end);
}

const ATOMS = 'math, form, pre, time, button';

/**
 * The visible text within a range, in the form of `shownMfm`.
 * @param takesLast whether an uncuttable node at the end of the range counts
 */
export function shownIn(node: Node, range: Range, takesLast: boolean): string {
	if (!range.intersectsNode(node)) return '';
	if (node instanceof Text) return cutText(node, range);
	if (!(node instanceof Element)) return '';
	if (node instanceof HTMLImageElement) return node.alt;
	if (node.matches('[role="img"]')) return node.getAttribute('aria-label') ?? '';
	if (node.matches(ATOMS)) return takesLast || !node.contains(range.endContainer) ? WHOLE : '';
	return [...node.childNodes].map(child => shownIn(child, range, takesLast)).join('');
}

/**
 * The text within a range without markup: emojis by name, readings in parentheses, links with URLs, quotes with `>`.
 */
export function plainTextIn(root: Element, range: Range): string {
	return trimLineBreaks(plainOf(root, range));
}

function plainOf(node: Node, range: Range): string {
	if (!range.intersectsNode(node)) return '';
	if (node instanceof Text) return cutText(node, range);
	if (!(node instanceof Element)) return '';
	if (node instanceof HTMLImageElement) return node.alt;
	if (node.matches('[role="img"]')) return node.getAttribute('aria-label') ?? '';
	if (node instanceof HTMLAnchorElement) return linkOf(node, range);
	const within = () => [...node.childNodes].map(child => plainOf(child, range)).join('');
	switch (node.localName) {
		case 'button':
		case 'svg':
			return '';
		case 'form':
			return asBlock(node.querySelector('input')?.value ?? '');
		case 'math':
			return node.querySelector('annotation')?.textContent ?? node.textContent ?? '';
		case 'rt':
			return `(${within()})`;
		case 'blockquote':
			return asBlock(trimLineBreaks(within()).replace(/^/gm, '> '));
		case 'div':
		case 'pre':
			return asBlock(within());
		default:
			return within();
	}
}

const asBlock = (text: string): string => `\n${trimLineBreaks(text)}\n`;

/** A bare URL in full; a named link followed by its URL; mentions and hashtags as shown. */
function linkOf(link: HTMLAnchorElement, range: Range): string {
	const shown = [...link.childNodes].map(child => plainOf(child, range)).join('');
	const isWhole = shown === link.textContent || shown === plainWhole(link);
	const url = webUrl(link.href);
	if (!isWhole || !url || /^[@#]/.test(shown)) return shown;
	return shown === urlLabel(url) ? url.href : `${shown} (${url.href})`;
}

function plainWhole(link: HTMLAnchorElement): string {
	const range = wholeOf(link);
	return [...link.childNodes].map(child => plainOf(child, range)).join('');
}
