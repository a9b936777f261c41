// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import AntennaPage from './AntennaPage';

afterEach(() => {
	cleanup();
	localStorage.clear();
});

it('an edit keeps whom the menu of a person has added meanwhile, and shows them', async () => {
	const session = testSession();
	let antenna: Record<string, unknown> = {
		...{ id: 'a', name: 'Fog', src: 'users', users: ['@mara'], userListId: null, isActive: true },
		...{ keywords: [['fog']], excludeKeywords: [], caseSensitive: false, withReplies: false, withFile: false },
	};
	answerCalls(session.api, (endpoint, params) => {
		if (endpoint === 'antennas/show') return antenna;
		if (endpoint !== 'antennas/update') return [];
		antenna = { ...antenna, ...params };
		return antenna;
	});
	renderInSession(<AntennaPage params={{ antennaId: 'a' }} hash={undefined} search={{}} />, { session });
	fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Mist' } });
	antenna = { ...antenna, users: ['@mara', '@noor'] };
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	expect(antenna).toMatchObject({ name: 'Mist', users: ['@mara', '@noor'] });
	expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'People' }).value).toBe('@mara\n@noor');
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});
