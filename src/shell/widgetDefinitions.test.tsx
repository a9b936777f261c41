// @vitest-environment bundled-happy-dom
import { act, cleanup } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import { toServerInfo } from '@/api/toServerInfo';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { type WidgetStage, WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import { queryClient } from '@/stores/queryClient';
import { loadable } from '@/ui/late/loadable';
import { widgetDefinitions } from './widgetDefinitions';

vi.stubGlobal('fetch', () => new Promise(() => {}));
vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));

const mara = wireUser({ id: 'mara' });

/** What each endpoint answers; all others answer an empty list. */
const ANSWERS: Readonly<Record<string, unknown>> = {
	'hashtags/trend': [{ tag: 'fog', chart: [2, 0, 1], usersCount: 2 }],
	'charts/user/notes': { inc: [3, 0, 1], diffs: { normal: [2, 0, 1], reply: [1, 0, 0], renote: [0, 0, 0] } },
	'users/show': mara,
	'users/lists/show': { id: 'friends', name: 'Friends', userIds: [] },
	'drive/folders/show': { id: 'folder', name: 'Folder' },
	'server-info': { cpu: { model: 'x', cores: 2 }, mem: { total: 8 }, fs: { total: 9, used: 3 } },
	stats: { originalNotesCount: 5, originalUsersCount: 2 },
	'get-online-users-count': { count: 2 },
	'fetch-rss': { items: [{ title: 'High tide', link: 'https://a.example/1' }] },
};

const QUEUE = { activeSincePrevTick: 2, active: 1, waiting: 0, delayed: 3 };
const STATS = {
	...{ cpu: 0.2, mem: { used: 4, active: 3 }, net: { rx: 1, tx: 2 }, fs: { r: 0, w: 0 } },
	...{ inbox: QUEUE, deliver: QUEUE },
};

/** The data of kinds that have to be set up. */
const DATA: Readonly<Record<string, object>> = {
	userList: { listId: 'friends' },
	slideshow: { folderId: 'folder' },
	rss: { url: 'https://a.example/feed' },
	rssTicker: { url: 'https://a.example/feed' },
	timeline: { src: 'home' },
};

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse('2026-11-26T09:00:00Z') });
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

async function show(kind: string) {
	const definition = widgetDefinitions.find(each => each.kind === kind);
	if (!definition) throw new Error(`There is no widget ${kind}.`);
	const session = testSession();
	session.me.setState({ me: toMe({ id: 'me', username: 'me' }, null) });
	session.server.setState({ info: toServerInfo({ name: 'Harbour' }, 'home.example'), isUnreachable: false });
	const asked = answerCalls(session.api, endpoint => ANSWERS[endpoint] ?? []);
	const channel = vi.spyOn(session.stream, 'channel');
	vi.spyOn(session.stream, 'open').mockReturnValue();
	const content = definition.open(DATA[kind], ({ load, data }) => {
		const Content = loadable(load);
		return { preload: () => Content.preload(), element: <Content data={data} onChange={() => {}} /> };
	});
	await content.preload();
	const staged = (stage: WidgetStage) => (
		<NavigationContext value={{ navigate: vi.fn(), href: path => path, hasPage: () => true }}>
			<WidgetStageProvider value={stage}>{content.element}</WidgetStageProvider>
		</NavigationContext>
	);
	const view = renderInSession(staged('visible'), { session });
	await pass(100);
	await act(async () => {
		for (const { value } of channel.mock.results) value.receive({ type: 'statsLog', body: [STATS, STATS] });
	});
	return { ...view, asked, channel, show: (stage: WidgetStage) => act(async () => view.update(staged(stage))) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const HOUR_MS = 3_600_000;

describe.each(widgetDefinitions.map(({ kind }) => kind))('the widget %s', kind => {
	it('shows something, and does nothing while it can not be seen', async () => {
		const widget = await show(kind);
		expect(shown(widget.container)).not.toBe('');
		await widget.show('hidden');
		await pass(20_000);
		const rendered = widget.container.innerHTML;
		widget.asked.mockClear();
		widget.channel.mockClear();
		await pass(2 * HOUR_MS);
		expect(widget.asked).not.toHaveBeenCalled();
		expect(widget.channel).not.toHaveBeenCalled();
		expect(widget.container.innerHTML).toBe(rendered);
		await widget.show('visible');
		await pass(100);
		expect(shown(widget.container)).not.toBe('');
	});
});

const shown = (container: Element) =>
	[
		container.textContent,
		...[...container.querySelectorAll('textarea')].map(area => area.placeholder),
		// A picture that can be pressed.
		...[...container.querySelectorAll('button')].map(button => button.getAttribute('aria-label')),
	].join('');

it('has each kind once, with a name of its own', () => {
	const kinds = widgetDefinitions.map(({ kind }) => kind);
	expect(new Set(kinds).size).toBe(kinds.length);
	expect(kinds).toHaveLength(27);
});
