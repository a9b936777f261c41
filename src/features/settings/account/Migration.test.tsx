// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import type { WireMe } from '@/wire/entities';
import { Migration } from './Migration';

afterEach(cleanup);

it('keeps the other accounts that were named on another device meanwhile', async () => {
	const session = testSession();
	const account = { id: 'me', username: 'mara', alsoKnownAs: [] } as unknown as WireMe;
	const call = vi.spyOn(session.api, 'call').mockImplementation(async endpoint => {
		if (endpoint === 'users/show') return [{ id: 'noor', username: 'noor', host: 'far.example' }] as never;
		return { ...account, alsoKnownAs: ['noor'] } as never;
	});
	renderInSession(<Migration account={account} />, { session });
	const field = await screen.findByRole('textbox', { name: 'Your other accounts' });
	fireEvent.change(field, { target: { value: '@kai@far.example' } });
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	await vi.waitFor(() =>
		expect(call).toHaveBeenCalledWith('i/update', { alsoKnownAs: ['@kai@far.example', '@noor@far.example'] }),
	);
});
