import type { MfmElement } from '@workers/mfm/mfm.protocol';
import type { FormEvent, ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Emoji } from '../emoji/Emoji';
import { customEmojiUrl, unicodeEmojiUrl } from '../emoji/emojiSources';
import { PATH_ATTRIBUTE } from '../navigation/NavigationContext';
import { breakRuns } from './breakRuns';
import { CodeBlock } from './CodeBlock';
import { type Drawing, type NodeOf, ORIGINAL_SIZE_FROM } from './drawing';
import { MathView } from './MathView';
import { Mention } from './Mention';
import styles from './MfmText.module.css';
import { mfmFunctionDrawers } from './mfmFunctionDrawers';

type MfmNodeDrawers = {
	readonly [Type in MfmElement['type']]: (node: NodeOf<Type>, drawing: Drawing) => ReactNode;
};

const SEARCH_ADDRESS = 'https://duckduckgo.com/';

/** Every node type and how it is rendered (rules/markup#functions). */
export const mfmNodes: MfmNodeDrawers = {
	plain: ({ text: written }) => breakRuns(written),
	bold: ({ children }, drawing) => <b>{drawing.draw(children, drawing)}</b>,
	italic: ({ children }, drawing) => <i>{drawing.draw(children, drawing)}</i>,
	small: ({ children }, drawing) => <small className={styles.small}>{drawing.draw(children, drawing)}</small>,
	strike: ({ children }, drawing) => <del>{drawing.draw(children, drawing)}</del>,
	center: ({ children }, drawing) => <div className={styles.center}>{drawing.draw(children, drawing)}</div>,
	quote: ({ children }, drawing) => <blockquote className={styles.quote}>{drawing.draw(children, drawing)}</blockquote>,
	code: ({ source }) => <code className={styles.code}>{source}</code>,
	codeBlock: ({ source, lang }) => <CodeBlock source={source} language={lang} />,
	math: ({ source }) => <MathView source={source} isBlock={false} />,
	mathBlock: ({ source }) => <MathView source={source} isBlock />,
	emoji: ({ char }, { session, emojiStyle }) => (
		<Emoji url={unicodeEmojiUrl(char, session, emojiStyle)} alt={char} isCustom={false} code={char} />
	),
	customEmoji: ({ name }, drawing) => {
		const isOriginal = drawing.size >= ORIGINAL_SIZE_FROM;
		const code = drawing.host === null ? `:${name}:` : `:${name}@${drawing.host}:`;
		return <Emoji url={customEmojiUrl(name, drawing, isOriginal)} alt={`:${name}:`} isCustom code={code} />;
	},
	mention: ({ username, host }, drawing) => {
		// Without a host, it is a user of the author's server.
		const home = host?.toLowerCase() ?? drawing.host;
		const mentioned = { username, host: home === drawing.session.host ? null : home };
		return <Mention {...mentioned} drawing={drawing} />;
	},
	hashtag: ({ tag }, drawing) => pathLink(pathTo('tag', { tag }), `#${tag}`, drawing, 'auto', styles.hashtag),
	url: ({ url, label }, drawing) => link(url, label, drawing, 'ltr'),
	link: ({ url, children }, drawing) => link(url, drawing.draw(children, { ...drawing, isCat: false }), drawing),
	search: ({ query }) => (
		<form className={styles.search} onSubmit={openSearch}>
			<input name="q" type="search" defaultValue={query} aria-label={text.mfm.searchFor} />
			<button type="submit">{text.mfm.search}</button>
		</form>
	),
	fn: ({ name, args, children }, drawing) => {
		const drawFunction = Object.hasOwn(mfmFunctionDrawers, name) ? mfmFunctionDrawers[name] : undefined;
		if (drawFunction) return drawFunction(args, children, drawing);
		return (
			<>
				{`$[${name}${writtenArguments(args)} `}
				{drawing.draw(children, drawing)}]
			</>
		);
	},
};

/** By script, as the Content-Security-Policy forbids forms to submit elsewhere. */
function openSearch(event: FormEvent<HTMLFormElement>): void {
	event.preventDefault();
	// A quoted note may be inside the composer, whose own form would post.
	event.stopPropagation();
	const query = new FormData(event.currentTarget).get('q');
	if (typeof query !== 'string' || query.trim() === '') return;
	window.open(`${SEARCH_ADDRESS}?${new URLSearchParams({ q: query })}`, '_blank', 'noopener,noreferrer');
}

function writtenArguments(args: NodeOf<'fn'>['args']): string {
	const written = Object.entries(args).map(([key, value]) => (value === true ? key : `${key}=${value}`));
	return written.length > 0 ? `.${written.join(',')}` : '';
}

/** The writing direction of a link: URLs are left to right, other labels depend on their letters. */
type Direction = 'ltr' | 'auto';

function pathLink(
	path: string,
	label: ReactNode,
	{ navigation }: Drawing,
	dir: Direction = 'auto',
	className = styles.link,
): ReactNode {
	return (
		<a className={className} dir={dir} href={navigation.href(path)} {...{ [PATH_ATTRIBUTE]: path }}>
			{label}
		</a>
	);
}

/**
 * Links to pages of the session's server that the app has open in it; others open in a new tab without a reference to
 * this one.
 */
function link(url: string, label: ReactNode, drawing: Drawing, dir: Direction = 'auto'): ReactNode {
	if (!/^https?:\/\//.test(url)) return label;
	const { session, navigation } = drawing;
	const path = url.startsWith(`${session.origin}/`) ? url.slice(session.origin.length) : null;
	if (path !== null && navigation.hasPage(path)) return pathLink(path, label, drawing, dir);
	return (
		<a className={styles.link} dir={dir} href={url} data-web="" target="_blank" rel="nofollow noopener noreferrer">
			{label}
		</a>
	);
}
