import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { CODE_KINDS, type CodeKind, type CodeToken } from './code.protocol';
import { codeLanguage } from './codeLanguages';

const THEME = 'kinds';
const PREFIX = '--code-';
/** Longer lines stay plain: grammars are slow with minified code. */
const MAX_LINE_LENGTH = 2000;

let made: Promise<HighlighterCore> | undefined;
const loaded = new Map<string, Promise<void>>();

/** The tokens of a piece of code; null if the language is unknown. */
export async function highlightCode(source: string, language: string): Promise<readonly CodeToken[] | null> {
	const known = codeLanguage(language);
	if (!known) return null;
	made ??= makeHighlighter();
	const highlighter = await made;
	const loading = loaded.get(known.id) ?? highlighter.loadLanguage(known.load);
	loaded.set(known.id, loading);
	await loading;
	const lines = highlighter.codeToTokensBase(source, {
		lang: known.id,
		theme: THEME,
		tokenizeMaxLineLength: MAX_LINE_LENGTH,
		// With shiki's own limit the first line, which includes compiling the grammar, would stay plain; the pool
		// limits the whole call.
		tokenizeTimeLimit: 0,
	});
	return lines.reduce<CodeToken[]>((tokens, line, index) => {
		if (index > 0) append(tokens, null, '\n');
		for (const { content, color } of line) append(tokens, kindOf(color), content);
		return tokens;
	}, []);
}

/** The theme maps each scope to the name of a kind instead of a colour; the page's style sheet has the colours. */
function makeHighlighter(): Promise<HighlighterCore> {
	return createHighlighterCore({
		themes: [createCssVariablesTheme({ name: THEME, variablePrefix: PREFIX, fontStyle: false })],
		langs: [],
		engine: createJavaScriptRegexEngine({ forgiving: true }),
	});
}

function kindOf(color: string | undefined): CodeKind | null {
	const name = /^var\(--code-token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
	return CODE_KINDS.find(kind => kind === name) ?? null;
}

/** Merges neighbouring tokens of the same kind. */
function append(tokens: CodeToken[], kind: CodeKind | null, text: string): void {
	const last = tokens.at(-1);
	if (kind === null) {
		if (typeof last === 'string') tokens[tokens.length - 1] = last + text;
		else tokens.push(text);
	} else if (typeof last === 'object' && last.kind === kind) {
		tokens[tokens.length - 1] = { kind, text: last.text + text };
	} else {
		tokens.push({ kind, text });
	}
}
