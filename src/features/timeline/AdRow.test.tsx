// @vitest-environment bundled-happy-dom
import { renderHook, screen } from '@testing-library/react';
import { FakeTimeline } from '@tests/factories/FakeTimeline';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ServerInfo } from '@/domain/server/ServerInfo';
import { Feed } from '@/stores/feeds/Feed';
import { SessionProvider } from '@/stores/session/SessionContext';
import AdRow from './AdRow';
import { directColumn } from './columns/directColumn';
import { homeColumn } from './columns/homeColumn';
import { mentionsColumn } from './columns/mentionsColumn';
import type { Row } from './rows';
import type { TimelineDefinition } from './TimelineDefinition';
import { useAdRows } from './useAdRows';

function sessionWithAds() {
	const session = testSession();
	const ad = {
		id: 'a',
		place: 'horizontal',
		url: 'https://ad.example',
		imageUrl: 'https://ad.example/a.png',
		ratio: 1,
	};
	session.server.setState({ info: { name: 'Quay', ads: [ad], notesPerOneAd: 5 } as unknown as ServerInfo });
	return session;
}

const shown = () => screen.queryAllByRole('article', { name: 'Advertisement' });

describe('an ad', () => {
	it('says above its picture what it is', () => {
		renderInSession(<AdRow chance={0} isOnlyOne={false} />, { session: sessionWithAds() });
		expect(screen.getByText('Advertisement').compareDocumentPosition(screen.getByRole('link'))).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING,
		);
	});

	it('stands alone in a deck: another column shows one once it has left', () => {
		const session = sessionWithAds();
		const first = <AdRow key="first" chance={0} isOnlyOne />;
		const { update } = renderInSession([first, <AdRow key="second" chance={0} isOnlyOne />], { session });
		expect(shown()).toHaveLength(1);
		update(null);
		expect(shown()).toHaveLength(0);
		update([<AdRow key="third" chance={0} isOnlyOne />]);
		expect(shown()).toHaveLength(1);
	});
});

describe('the ads of a timeline', () => {
	const notes = Array.from({ length: 12 }, (_, index): Row => ({ kind: 'item', key: `n${index}` }));
	const adsIn = (timeline: TimelineDefinition) => {
		const session = sessionWithAds();
		const wrapper = ({ children }: { children: ReactNode }) => (
			<SessionProvider value={session}>{children}</SessionProvider>
		);
		const feed = new Feed(new FakeTimeline(12));
		const { result } = renderHook(() => useAdRows(feed, timeline, 'ready'), { wrapper });
		return result.current(notes).filter(row => row.kind === 'ad').length;
	};

	it('stand between notes for everybody, never between what was written to the reader', () => {
		expect(adsIn(homeColumn)).toBeGreaterThan(0);
		expect(adsIn(mentionsColumn)).toBe(0);
		expect(adsIn(directColumn)).toBe(0);
	});
});
