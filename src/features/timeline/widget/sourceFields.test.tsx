// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import { changeCollection } from '@/stores/collections';
import { queryClient } from '@/stores/queryClient';
import { targetField } from './sourceFields';
import { widgetTimeline } from './widgetTimelines';

afterEach(() => {
	cleanup();
	queryClient.clear();
});

it('calls lists as they are called by now, whenever the settings are opened', async () => {
	const session = testSession();
	answerCalls(session.api, () => [{ id: 'pilots', name: 'Pilots' }]);
	const open = () => {
		const timeline = widgetTimeline('list');
		if (!timeline) throw new Error('There is no timeline of a list.');
		renderInSession(targetField(timeline)({ value: null, onChange: () => {}, error: undefined }), { session });
	};
	open();
	await screen.findByRole('option', { name: 'Pilots' });
	cleanup();
	changeCollection(session, 'lists', all => all.map(list => ({ ...list, name: 'Harbour pilots' })));
	open();
	expect(await screen.findByRole('option', { name: 'Harbour pilots' })).toBeTruthy();
});
