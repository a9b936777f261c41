import { emojis, instances } from '../../../store/tables/server';
import { customEmojis, remoteEmojis } from '../draw/emoji/customEmojis';
import { distantServers } from '../people/distantServers';
import { remoteServers } from '../people/remotes';
import { DAY } from '../plan/PlannedNote';
import type { WorldWriter } from './WorldWriter';

const OPENED = 400 * DAY;

/** The server's name and icon, emojis, the two other servers, and those of which only the name is known. */
export function writeServer({ core, stock, now }: WorldWriter): void {
	const icon = stock.place('icon', { owner: null, at: now - OPENED });
	const banner = stock.place('server banner', { owner: null, at: now - OPENED });
	core.settings.update({
		name: 'Leeward',
		shortName: 'Leeward',
		description: 'A small harbour town that is also a server. Everybody here was made up; come in all the same.',
		maintainerName: 'The harbourmaster',
		maintainerEmail: 'harbourmaster@leeward.example',
		themeColor: '#2f6f9f',
		pinnedUsers: ['@admin', '@mara', '@rin'],
		iconUrl: `/files/${icon.accessKey}`,
		bannerUrl: `/files/${banner.accessKey}`,
		serverRules: [
			'Be kind to people and to ropes.',
			'Put spoilers behind a warning.',
			'Mark what not everybody wants to see.',
		],
		blockedHosts: hostsThat('blocked'),
		silencedHosts: hostsThat('silenced'),
		mediaSilencedHosts: hostsThat('mediaSilenced'),
	});
	for (const [index, emoji] of customEmojis.entries()) {
		const at = now - OPENED + index * DAY;
		const file = stock.place(`emoji:${emoji.name}`, { owner: null, at });
		core.db.insert(emojis, {
			id: core.ids.at(at),
			name: emoji.name,
			category: emoji.category,
			aliases: [...emoji.aliases],
			license: emoji.license,
			path: `/files/${file.accessKey}`,
			fileId: file.id,
			type: file.type,
			isSensitive: emoji.isSensitive === true,
			localOnly: emoji.localOnly === true,
			updatedAt: at,
		});
	}
	for (const { host, name } of remoteEmojis) {
		const file = stock.place(`emoji:${name}@${host}`, { owner: null, at: now - OPENED });
		core.db.insert(emojis, {
			id: core.ids.at(now - OPENED),
			name,
			host,
			path: `/files/${file.accessKey}`,
			fileId: file.id,
			type: file.type,
		});
	}
	for (const { host, name, description, themeColor } of remoteServers) {
		const file = stock.place(`server:${host}`, { owner: null, at: now - OPENED });
		core.db.insert(instances, {
			host,
			firstRetrievedAt: now - OPENED,
			name,
			description,
			softwareName: 'misskey',
			softwareVersion: '2025.6.3',
			iconPath: `/files/${file.accessKey}`,
			faviconPath: `/files/${file.accessKey}`,
			themeColor,
		});
	}
	for (const { seenDays, state: _, ...server } of distantServers) {
		core.db.insert(instances, { ...server, firstRetrievedAt: now - seenDays * DAY });
	}
}

const hostsThat = (state: (typeof distantServers)[number]['state']): string[] =>
	distantServers.filter(server => server.state === state).map(({ host }) => host);
