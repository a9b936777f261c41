// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { runScript } from '@workers/aiscript/aiscript.client';
import { expect, it, vi } from 'vitest';
import { CoveredProvider } from '@/blocks/hosting/CoveredContext';
import ScratchpadPage from './ScratchpadPage';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));

const page = (isCovered: boolean) => (
	<CoveredProvider value={isCovered}>
		<ScratchpadPage />
	</CoveredProvider>
);

it('a program pauses while its page is left, and goes on when it is gone back to', async () => {
	const setPaused = vi.fn();
	vi.mocked(runScript).mockReturnValue({
		trigger() {},
		setPaused,
		callHandler: vi.fn(),
		viewNotes: vi.fn(),
		stop() {},
	});
	const { update } = renderInSession(page(false));
	fireEvent.change(screen.getByRole('textbox', { name: 'Program' }), { target: { value: '<: 1' } });
	fireEvent.click(screen.getByRole('button', { name: 'Run' }));
	await vi.waitFor(() => expect(runScript).toHaveBeenCalled());
	setPaused.mockClear();
	update(page(true));
	expect(setPaused.mock.calls).toEqual([[true]]);
	update(page(false));
	expect(setPaused.mock.calls).toEqual([[true], [false]]);
});
