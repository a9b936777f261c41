import {
	antennaNotes,
	antennas,
	channelFavorites,
	channelFollows,
	channels,
	listMembers,
	lists,
} from '../../../store/tables/collections';
import { folders } from '../../../store/tables/drive';
import { favorites, type NoteRow, pins } from '../../../store/tables/notes';
import { palettes } from '../draw/palettes';
import { pictures } from '../draw/pictures';
import { DAY, type PersonKey, type PlannedNote } from '../plan/PlannedNote';
import { channelTexts } from '../texts/channelNotes';
import { personOf, type WorldWriter } from './WorldWriter';

/**
 * Channels without notes.
 * @returns their ids by name
 */
export function writeChannels(world: WorldWriter): Map<string, string> {
	const { core, stock, now, random } = world;
	const ids = new Map<string, string>();
	for (const [index, channel] of channelTexts.entries()) {
		const at = now - (120 - index * 15) * DAY;
		const id = core.ids.at(at);
		ids.set(channel.name, id);
		const owner = personOf(world, channel.owner);
		const likeBanner =
			pictures.find(picture => picture.scene === channel.banner[0] && palettes[picture.palette]) ?? pictures[0];
		const banner = likeBanner ? stock.place(`picture:${likeBanner.name}`, { owner: owner.id, at }) : null;
		core.db.insert(channels, {
			id,
			userId: owner.id,
			name: channel.name,
			description: channel.description,
			bannerId: banner?.id ?? null,
			color: channel.color,
			isSensitive: channel.isSensitive === true,
		});
		for (const member of channel.members) {
			const person = [...world.people].find(([key]) => key.split('@')[0] === member)?.[1];
			if (person && person.host === null)
				core.db.insertNew(channelFollows, {
					id: core.ids.at(at + random.between(1, 30) * DAY),
					userId: person.id,
					channelId: id,
				});
		}
	}
	const demo = personOf(world, 'demo');
	const log = ids.get('Harbour log');
	if (log) core.db.insert(channelFavorites, { id: core.ids.at(now - 30 * DAY), userId: demo.id, channelId: log });
	return ids;
}

interface ListText {
	owner: PersonKey;
	name: string;
	isPublic?: true;
	members: readonly PersonKey[];
}

const LISTS: readonly ListText[] = [
	{ owner: 'demo', name: 'Neighbours', members: ['mara', 'oskar', 'tomo', 'lea', 'wren', 'hana', 'friend'] },
	{
		owner: 'demo',
		name: 'Shipwrights',
		isPublic: true,
		members: [
			'ort@shipyard.example',
			'ansel@shipyard.example',
			'takumi@shipyard.example',
			'tomo',
			'freya@shipyard.example',
			'pim',
		],
	},
	{ owner: 'demo', name: '日本語', members: ['rin', 'hana', 'sota', 'kei', 'yuki', 'nami@tidepool.example'] },
	{
		owner: 'friend',
		name: 'Musik',
		isPublic: true,
		members: ['bruna', 'ari', 'nami@tidepool.example', 'marisol', 'demo'],
	},
];

/** Lists, and antennas with matching notes. */
export function writeListsAndAntennas(world: WorldWriter, written: ReadonlyMap<PlannedNote, NoteRow>): void {
	const { core, now } = world;
	const demo = personOf(world, 'demo');
	for (const [index, { owner, name, isPublic = false, members }] of LISTS.entries()) {
		const at = now - (70 - index * 9) * DAY;
		const listId = core.ids.at(at);
		core.db.insert(lists, { id: listId, userId: personOf(world, owner).id, name, isPublic });
		for (const member of members)
			core.db.insert(listMembers, { id: core.ids.at(at + DAY), listId, userId: personOf(world, member).id });
	}
	const rules = [
		{ name: 'harbour', hasUnreadNote: true, keywords: [['harbour'], ['ferry'], ['港'], ['フェリー']] },
		{ name: 'Bread & soup', hasUnreadNote: false, keywords: [['bread'], ['soup'], ['パン'], ['sourdough']] },
	];
	for (const { name, hasUnreadNote, keywords } of rules) {
		const antennaId = core.ids.at(now - 45 * DAY);
		core.db.insert(antennas, {
			id: antennaId,
			userId: demo.id,
			name,
			src: 'all',
			keywords,
			withReplies: true,
			hasUnreadNote,
			isActive: true,
			lastUsedAt: now,
		});
		for (const [note, row] of written) {
			const words = `${note.cw ?? ''} ${note.text ?? ''}`.toLowerCase();
			const isCaught =
				note.visibility === 'public' &&
				row.userId !== demo.id &&
				keywords.some(group => group.every(word => words.includes(word)));
			if (isCaught) core.db.insertNew(antennaNotes, { antennaId, noteId: row.id });
		}
	}
}

/** Pinned notes, favourites, and the folders of demo's drive. */
export function writeKeepsakes(world: WorldWriter, written: ReadonlyMap<PlannedNote, NoteRow>): void {
	const { core, random, now, stock } = world;
	const demo = personOf(world, 'demo');
	const rows = [...written];
	for (const person of world.people.values()) {
		if (person.host !== null) continue;
		const own = rows.filter(
			([note, row]) =>
				row.userId === person.id && note.visibility === 'public' && !note.reply && !note.renote && note.appeal > 0.35,
		);
		for (const [, row] of random.sample(own, person.username === 'demo' ? 3 : random.int(0, 2)))
			core.db.insert(pins, { id: core.ids.at(now - DAY), userId: person.id, noteId: row.id });
	}
	const liked = rows.filter(
		([note, row]) => note.visibility === 'public' && note.appeal > 0.6 && row.userId !== demo.id,
	);
	for (const [note, row] of random.sample(liked, 24))
		core.db.insert(favorites, { id: core.ids.at(now - note.ago * 0.8), userId: demo.id, noteId: row.id });
	const made: Record<string, string> = {};
	for (const [name, parent] of [
		['Logbook', null],
		['Pictures', null],
		['Harbour', 'Pictures'],
		['Plans', null],
	] as const) {
		const id = core.ids.at(now - 50 * DAY);
		made[name] = id;
		core.db.insert(folders, { id, userId: demo.id, name, parentId: parent === null ? null : (made[parent] ?? null) });
	}
	const place = (folder: string, names: readonly string[]): void => {
		for (const name of names)
			stock.place(`picture:${name}`, {
				owner: demo.id,
				at: now - random.between(2, 48) * DAY,
				folderId: made[folder] ?? null,
			});
	};
	place('Plans', ['boat-lines', 'sea-chart', 'bowline', 'tide-curve', 'catch-by-month']);
	place('Harbour', ['quay-houses', 'quay-at-night', 'quay-panorama', 'headland-light', 'early-ferry', 'jetty-dawn']);
	place('Pictures', ['lake', 'balloons', 'reading-corner', 'cat-again', 'oranges', 'poster-tide', 'green-sky']);
	place('Logbook', ['lighthouse-film', 'bell-buoy', 'tea']);
}

/** The channels with pinned notes, and how many of them. */
const PINNED_IN = { 'Harbour log': 2, Galley: 1, 'Night sky': 3 } as const;

/** The notes that their channels show before all others: those that most people liked. */
export function writeChannelPins(
	{ core }: WorldWriter,
	written: ReadonlyMap<PlannedNote, NoteRow>,
	channelIds: ReadonlyMap<string, string>,
): void {
	for (const [name, count] of Object.entries(PINNED_IN)) {
		const inChannel = [...written].filter(([note]) => note.channel === name && note.text && !note.renote);
		const best = inChannel.toSorted(([a], [b]) => b.appeal - a.appeal).slice(0, count);
		const pinnedNoteIds = best.map(([, row]) => row.id);
		core.db.update(channels, { pinnedNoteIds }, 'id = ?', channelIds.get(name) ?? '');
	}
}
