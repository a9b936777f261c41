// @vitest-environment bundled-happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { servedSession } from '@tests/factories/renderList';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { askToReset } from './askToReset';

beforeEach(() => {
	setAnimations(false);
	render(<OverlayHost />);
});
afterEach(() => act(() => overlays.closeAll()));

const home = () => servedSession(() => ({ params: [{ name: 'userId' }, { name: 'revokeAppTokens' }] }));
const real = () => servedSession(() => ({ params: [{ name: 'userId' }] }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a reset of a password', () => {
	it('takes the access of apps along where the server can', async () => {
		const answer = askToReset(home(), '@mara');
		await press('Reset and revoke apps');
		expect(await answer).toEqual({ revokeAppTokens: true });
		const plain = askToReset(home(), '@mara');
		await press('Reset password');
		expect(await plain).toEqual({});
	});

	it('offers it nowhere else', async () => {
		const answer = askToReset(real(), '@mara');
		await screen.findByRole('button', { name: 'Reset password' });
		expect(screen.queryByRole('button', { name: 'Reset and revoke apps' })).toBeNull();
		await press('Cancel');
		expect(await answer).toBeNull();
	});
});
