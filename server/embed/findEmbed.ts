import type { Core } from '../Core';
import { ownEmojis } from '../emojis/ownEmojis';
import type { NoteQuery } from '../notes/NoteQuery';
import { openNotes, publishedNotes, readableNotes } from '../notes/visitorNotes';
import { packUserLite } from '../pack/packUserLite';
import { clips } from '../store/tables/collections';
import { users } from '../store/tables/users';
import type { EmbedTexts } from './embedTexts';
import { html, type Piece } from './html';
import { type NotePlace, nameOf, renderNote } from './renderNote';
import type { EmbedPage } from './renderPage';
import { outward } from './renderText';

/** A timeline shows this many of its newest notes. */
const SHOWN = 20;

type Find = (core: Core, id: string, texts: EmbedTexts) => EmbedPage | null;

/** A single note may also have home visibility: anyone with its URL may read it. */
const findNote: Find = (core, id, texts) => {
	const query = openNotes(core).where("t.id = ? AND t.userHost IS NULL AND t.visibility IN ('public', 'home')", id);
	const [note] = readableNotes(core, query, 1);
	if (!note) return null;
	return {
		title: texts.noteBy(nameOf(note.user)),
		body: renderNote(note, placeOf(core, texts)),
		...at(core, `/notes/${id}`),
	};
};

const findUser: Find = (core, id, texts) => {
	const user = core.db.byId(users, id);
	if (!user || user.host !== null || user.isSuspended || user.isDeleted) return null;
	const query = publishedNotes(core, id);
	const packed = packUserLite(core, user);
	const header = html`<img class="avatar" src="${packed.avatarUrl ?? ''}" alt="" width="32" height="32">
${outward(`${core.urls.origin}/@${user.username}`, nameOf(packed))}`;
	return timeline(core, query, texts, { title: nameOf(packed), header, ...at(core, `/@${user.username}`) });
};

const findClip: Find = (core, id, texts) => {
	const clip = core.db.byId(clips, id);
	if (!clip?.isPublic) return null;
	const query = openNotes(core).where(
		"t.visibility = 'public' AND t.id IN (SELECT noteId FROM clipNotes WHERE clipId = ?)",
		id,
	);
	const place = at(core, `/clips/${id}`);
	const header = html`${outward(place.address, clip.name)}${clip.description ? html`<p>${clip.description}</p>` : null}`;
	return timeline(core, query, texts, { title: clip.name, header, ...place });
};

const findTag: Find = (core, id, texts) => {
	const tag = id.toLowerCase();
	const query = openNotes(core).where(
		"t.visibility = 'public' AND t.id IN (SELECT noteId FROM noteTags WHERE tag = ?)",
		tag,
	);
	const place = at(core, `/tags/${encodeURIComponent(tag)}`);
	return timeline(core, query, texts, { title: `#${tag}`, header: outward(place.address, `#${tag}`), ...place });
};

const FINDERS = { note: findNote, user: findUser, clip: findClip, tag: findTag } as const;

/** The content of an embed's address; null if it doesn't exist or isn't public. */
export const findEmbed = (core: Core, kind: keyof typeof FINDERS, id: string, texts: EmbedTexts): EmbedPage | null =>
	FINDERS[kind](core, id, texts);

const serverName = ({ settings, urls }: Core): string => settings.get('name') ?? urls.host;

const at = (core: Core, path: string) => ({ address: core.urls.origin + path, serverName: serverName(core) });

function timeline(core: Core, query: NoteQuery, texts: EmbedTexts, page: Omit<EmbedPage, 'body'>): EmbedPage {
	const place = placeOf(core, texts);
	const notes = readableNotes(core, query, SHOWN).map(note => renderNote(note, place));
	const body: Piece = notes.length > 0 ? notes : html`<p class="empty">${texts.nothing}</p>`;
	return { ...page, body };
}

const placeOf = (core: Core, texts: EmbedTexts): NotePlace => ({
	origin: core.urls.origin,
	texts,
	emojis: ownEmojis(core),
});
