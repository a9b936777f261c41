import { askPerson } from '@/blocks/actions/askPerson';
import { submenuItems } from '@/blocks/actions/submenuItems';
import { text } from '@/i18n/text';
import { collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import type { SearchQuery } from './searchQuery';

type Change = (change: Partial<SearchQuery>) => void;

const NOBODY = { userId: null, username: null, host: null } as const;

/** Opens the menu of what a search of notes can be narrowed to: a user, a server, a channel. */
export function openFilterMenu(session: Session, anchor: HTMLElement, onChange: Change): void {
	openMenu({ anchor, label: text.searchPage.filter, items: filterItems(session, onChange) });
}

function filterItems(session: Session, onChange: Change): MenuItem[] {
	const { userId } = session;
	const items: MenuItem[] = [
		{
			text: text.searchPage.byPerson,
			asks: true,
			icon: 'user',
			onSelect: () => void narrowToPerson(session, onChange),
		},
	];
	if (userId) {
		items.push({ text: text.searchPage.byMe, icon: 'at', onSelect: () => onChange({ ...NOBODY, userId }) });
	}
	items.push({
		text: text.searchPage.onServer,
		asks: true,
		icon: 'server',
		onSelect: () => void narrowToServer(onChange),
	});
	if (session.isMember && tokenMay(session, 'read:channels')) {
		items.push({
			type: 'submenu',
			text: text.searchPage.inChannel,
			icon: 'channel',
			items: () => channelItems(session, onChange),
		});
	}
	return items;
}

async function narrowToPerson(session: Session, onChange: Change): Promise<void> {
	const person = await askPerson(session, text.searchPage.askPerson);
	if (person) onChange({ ...NOBODY, userId: person.id });
}

/** A name has a dot within, and none of these. */
const NOT_IN_HOST = /[\s/@]/;
const isHost = (name: string): boolean => !NOT_IN_HOST.test(name) && /.\../.test(name);

async function narrowToServer(onChange: Change): Promise<void> {
	const entered = await prompt({ title: text.searchPage.askServer, label: text.searchPage.server, minLength: 1 });
	if (entered === undefined) return;
	const host = entered
		.trim()
		.replace(/^https?:\/\//, '')
		.replace(/\/$/, '')
		.toLowerCase();
	if (isHost(host)) onChange({ ...NOBODY, host, origin: 'combined' });
	else toast(text.searchPage.noServer, { icon: 'alert' });
}

/** The channels that the account follows or has among its favourites. */
function channelItems(session: Session, onChange: Change): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const [favorites, followed] = await Promise.all([
			collection(session, 'favoriteChannels'),
			collection(session, 'followedChannels'),
		]);
		const channels = new Map([...favorites, ...followed].map(channel => [channel.id, channel]));
		if (channels.size === 0) return [{ type: 'label', text: text.deck.no_channel }];
		return [...channels.values()].map(({ id, name }) => ({
			text: name,
			icon: 'channel',
			onSelect: () => onChange({ channel: id }),
		}));
	});
}
