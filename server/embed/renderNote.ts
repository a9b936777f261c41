import type { entities } from 'misskey-js';
import type { EmbedTexts } from './embedTexts';
import { type Html, html, type Piece } from './html';
import { renderFiles } from './renderFiles';
import { outward, renderText, type TextPlace } from './renderText';

/** What rendering a note needs. */
export interface NotePlace extends TextPlace {
	texts: EmbedTexts;
}

type Note = entities.Note;

/** One note with all its visible content. */
export function renderNote(note: Note, place: NotePlace): Html {
	const { texts, origin } = place;
	const own = { ...place, emojis: new Map([...place.emojis, ...Object.entries(note.emojis ?? {})]) };
	const made = new Date(note.createdAt);
	return html`<article class="note">
<header class="author">
${renderAuthor(note.user, place)}
${outward(`${origin}/notes/${note.id}`, html`<time datetime="${made.toISOString()}">${texts.moment(made)}</time>`, 'when')}
</header>
${note.reply ? html`<p class="context">${texts.replyTo(nameOf(note.reply.user))}</p>` : null}
${note.cw === null || note.cw === undefined ? renderContent(note, own) : renderWarned(note, own)}
${renderReactions(note, own)}
</article>`;
}

export const nameOf = (user: entities.UserLite): string => user.name ?? `@${user.username}`;

function renderAuthor(user: entities.UserLite, { origin, emojis }: NotePlace): Html {
	const acct = `@${user.username}${user.host === null ? '' : `@${user.host}`}`;
	const names = { origin, emojis: new Map([...emojis, ...Object.entries(user.emojis)]) };
	return outward(
		`${origin}/${acct}`,
		html`<img class="avatar" src="${user.avatarUrl ?? ''}" alt="" width="40" height="40">
<span class="names"><span class="name">${renderName(nameOf(user), names)}</span><span class="acct">${acct}</span></span>`,
		'who',
	);
}

/** Names have custom emojis but no links, as they are inside one. */
const renderName = (name: string, { emojis }: TextPlace): Piece[] =>
	name.split(/(:[\w+-]+:)/).map(piece => {
		const picture = emojis.get(piece.slice(1, -1));
		return picture === undefined || !piece.startsWith(':')
			? piece
			: html`<img class="emoji" src="${picture}" alt="${piece}">`;
	});

const renderWarned = (note: Note, place: NotePlace): Html =>
	html`<details class="warned"><summary>${note.cw ? renderText(note.cw, place) : place.texts.hidden}</summary>
${renderContent(note, place)}</details>`;

function renderContent(note: Note, place: NotePlace): Html {
	const { renote, poll } = note;
	const quoted = renote && !renote.isHidden ? renote : null;
	return html`${note.text ? html`<div class="text">${renderText(note.text, place)}</div>` : null}
${renderFiles(note.files ?? [], place.texts)}
${poll ? renderPoll(poll, place.texts) : null}
${quoted ? renderQuote(quoted, place) : null}`;
}

/** A quoted note is shown by its text; the rest is behind its link. */
const renderQuote = (note: Note, place: NotePlace): Html =>
	html`<blockquote class="quote">${outward(`${place.origin}/notes/${note.id}`, nameOf(note.user), 'name')}
<div class="text">${note.cw ? note.cw : note.text ? renderText(note.text, place) : place.texts.file}</div></blockquote>`;

function renderPoll({ choices, expiresAt }: NonNullable<Note['poll']>, texts: EmbedTexts): Html {
	const all = choices.reduce((sum, choice) => sum + choice.votes, 0);
	const end = expiresAt ? new Date(expiresAt) : null;
	const state = end && (end.getTime() <= Date.now() ? texts.pollEnded : texts.pollEnds(texts.moment(end)));
	const rows = choices.map(
		({ text, votes }) =>
			html`<li><span class="choice">${text}</span><span class="votes">${texts.votes(votes)}</span>
<progress max="${Math.max(1, all)}" value="${votes}" aria-label="${text}"></progress></li>`,
	);
	return html`<ul class="poll">${rows}</ul><p class="context">${texts.votes(all)}${state ? ` · ${state}` : null}</p>`;
}

function renderReactions(note: Note, { emojis, texts }: NotePlace): Piece {
	const counts = Object.entries(note.reactions).sort(([, a], [, b]) => b - a);
	if (counts.length === 0) return null;
	const remote = new Map(Object.entries(note.reactionEmojis));
	const rows = counts.map(([reaction, count]) => {
		const [, name = '', host = '.'] = /^:([^@:]+)(?:@([^:]+))?:$/.exec(reaction) ?? [];
		const picture = host === '.' ? emojis.get(name) : remote.get(`${name}@${host}`);
		const sign = name === '' ? reaction : `:${name}:`;
		return html`<li>${picture === undefined ? sign : html`<img class="emoji" src="${picture}" alt="${sign}">`} ${count}</li>`;
	});
	return html`<ul class="reactions" aria-label="${texts.reactions}">${rows}</ul>`;
}
