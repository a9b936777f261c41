import { codeClient } from '@workers/code/code.client';
import type { CodeToken } from '@workers/code/code.protocol';
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './HighlightedCode.module.css';
import { ScrolledPre } from './ScrolledPre';

interface HighlightedCodeProps {
	source: string;
	language: string;
	className: string | undefined;
}

/** Each token is an element, so code with more of them stays plain. */
const MAX_TOKENS = 1500;

/** Highlighted code; plain until the highlighter has responded. */
export default function HighlightedCode({ source, language, className }: HighlightedCodeProps): ReactNode {
	const [tokens, setTokens] = useState(() => codeClient.peek(source, language));
	useEffect(() => {
		const controller = new AbortController();
		codeClient.highlight(source, language, controller.signal).then(setTokens, () => {
			// Aborted: the component is gone.
		});
		return () => controller.abort();
	}, [source, language]);
	const isColoured = tokens !== undefined && tokens.length <= MAX_TOKENS;
	return (
		<ScrolledPre className={className} data-language={language}>
			<code>{isColoured ? drawTokens(tokens) : source}</code>
		</ScrolledPre>
	);
}

/** Children without keys: tokens never change. */
function drawTokens(tokens: readonly CodeToken[]): ReactNode {
	const parts = tokens.map(token =>
		typeof token === 'string' ? token : createElement('span', { className: styles[token.kind] }, token.text),
	);
	return createElement(Fragment, null, ...parts);
}
