import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import {
	fixedList,
	type PaletteContext,
	type PaletteItem,
	type PaletteList,
	type PaletteSource,
} from '@/blocks/palette/PaletteSource';
import { fill } from '@/i18n/fill';
import { text, textAt } from '@/i18n/text';
import { timelineColumns } from '.';

export { wallPalette } from './wall/wallPalette';

const FOUND = 6;

/** The timelines with a page for each target: lists, antennas, channels. */
const paged = timelineColumns.flatMap(timeline => {
	const { target } = timeline;
	return target && 'page' in target ? [{ timeline, target }] : [];
});

type Paged = (typeof paged)[number];

const openTexts: Readonly<Record<string, (() => string) | undefined>> = {
	list: () => text.palette.openList,
	antenna: () => text.palette.openAntenna,
	channel: () => text.palette.openChannel,
};

/** The account's lists, antennas and channels, and further channels by name. */
export const palette: PaletteSource = {
	group: 'channels',
	list: context => ({
		async items() {
			const offered = offeredTo(context);
			const all = await Promise.all(offered.map(kind => allOf(context, kind)));
			return [...offered.map(kind => asking(context, kind)), ...all.flat()];
		},
		find: (query, signal) => findChannels(context, query, signal),
	}),
	async recall(context, ids) {
		const found = await Promise.allSettled(ids.map(id => recallOne(context, id)));
		return found.flatMap(each => (each.status === 'fulfilled' && each.value ? [each.value] : []));
	},
};

const offeredTo = ({ session }: PaletteContext): readonly Paged[] =>
	paged.filter(({ timeline }) => timeline.isOffered(session));

const idOf = ({ session }: PaletteContext, { timeline }: Paged, id: string): string =>
	`${timeline.kind}/${session.host}/${id}`;

const itemOf = (context: PaletteContext, kind: Paged, { id, name }: NamedTarget): PaletteItem => ({
	id: idOf(context, kind, id),
	title: name,
	words: [textAt(kind.timeline.title)],
	detail: textAt(kind.timeline.title),
	icon: kind.timeline.icon,
	run: () => context.navigation.navigate(kind.target.page.path(id)),
});

async function allOf(context: PaletteContext, kind: Paged): Promise<readonly PaletteItem[]> {
	return (await kind.target.all(context.session)).map(target => itemOf(context, kind, target));
}

/** "Open list…" and so on. */
function asking(context: PaletteContext, kind: Paged): PaletteItem {
	const name = openTexts[kind.timeline.kind]?.() ?? textAt(kind.target.page.plural);
	const all = fixedList(async () => {
		const items = await allOf(context, kind);
		return items.length > 0 ? items : [none(kind)];
	});
	const list: PaletteList =
		kind.timeline.kind === 'channel'
			? { ...all, label: text.palette.channelName, find: (query, signal) => findChannels(context, query, signal) }
			: all;
	return {
		id: `open/${kind.timeline.kind}`,
		title: fill(text.palette.with, { name }),
		words: [name],
		icon: kind.timeline.icon,
		list,
	};
}

const none = ({ timeline, target }: Paged): PaletteItem => ({
	id: `none/${timeline.kind}`,
	title: textAt(target.none),
	icon: 'info',
	isDisabled: true,
	run() {},
});

/** Channels are open to everybody, also to those who follow none. */
async function findChannels(
	context: PaletteContext,
	query: string,
	signal: AbortSignal,
): Promise<readonly PaletteItem[]> {
	const kind = paged.find(({ timeline }) => timeline.kind === 'channel');
	if (!kind || query.trim() === '') return [];
	const params = { query: query.trim(), type: 'nameOnly', limit: FOUND } as const;
	const found = await context.session.api.call('channels/search', params, { signal });
	return found.map(({ id, name }) => itemOf(context, kind, { id, name: name ?? '' }));
}

/** A channel that was opened before, and is neither followed nor a favorite. */
async function recallOne(context: PaletteContext, used: string): Promise<PaletteItem | null> {
	const kind = paged.find(({ timeline }) => timeline.kind === 'channel');
	const start = kind && idOf(context, kind, '');
	if (!kind || !start || !used.startsWith(start)) return null;
	const id = used.slice(start.length);
	const { name } = await kind.target.page.show(context.session, id, new AbortController().signal);
	return itemOf(context, kind, { id, name });
}
