// @vitest-environment bundled-happy-dom

import { cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { object } from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { ColumnIdleProvider } from '@/blocks/hosting/ColumnIdleContext';
import { CoveredProvider } from '@/blocks/hosting/CoveredContext';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { useWidgetStage } from '@/blocks/widget/WidgetStage';
import { WidgetKindsContext } from '../WidgetKindsContext';
import type { WidgetSource } from '../WidgetSource';
import { WidgetFrame } from './WidgetFrame';

vi.mock('@/platform/useIsSeen', () => ({ useIsSeen: () => true }));
afterEach(cleanup);

const load = vi.fn(async () => ({ default: () => <p>{useWidgetStage()}</p> }));
const KINDS = [
	defineWidget({
		...{ kind: 'clock', icon: 'clock', title: 'widgets.kinds.clock', description: 'widgets.about.clock' },
		...{ isOffered: () => true, settings: { initial: {}, rules: object({}) }, load },
	}),
];
const WIDGET = { id: 'w', name: 'clock', place: 'right', data: {} } as const;
const SOURCE: WidgetSource = { widgets: [WIDGET], places: ['right'], change() {}, changeData() {} };

const inColumn = (isIdle: boolean, isCovered: boolean): ReactNode => (
	<ColumnIdleProvider value={isIdle}>
		<CoveredProvider value={isCovered}>
			<WidgetKindsContext value={KINDS}>
				<WidgetFrame
					{...{ widget: WIDGET, source: SOURCE, places: SOURCE.places, row: 0 }}
					onLeave={() => {}}
					onEdit={undefined}
				/>
			</WidgetKindsContext>
		</CoveredProvider>
	</ColumnIdleProvider>
);

it('a widget rests in a column that is collapsed, out of view or covered by a page', async () => {
	const { update } = renderInSession(inColumn(true, false));
	// Its code isn't even loaded.
	expect(load).not.toHaveBeenCalled();
	update(inColumn(false, false));
	expect(await screen.findByText('visible')).toBeDefined();
	update(inColumn(false, true));
	expect(screen.getByText('hidden')).toBeDefined();
	update(inColumn(true, false));
	expect(screen.getByText('hidden')).toBeDefined();
	update(inColumn(false, false));
	expect(screen.getByText('visible')).toBeDefined();
});
