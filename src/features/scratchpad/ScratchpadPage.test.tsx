// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { runScript } from '@workers/aiscript/aiscript.client';
import { afterEach, expect, it, vi } from 'vitest';
import { CoveredProvider } from '@/blocks/hosting/CoveredContext';
import ScratchpadPage from './ScratchpadPage';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));

const page = (isCovered: boolean) => (
	<CoveredProvider value={isCovered}>
		<ScratchpadPage />
	</CoveredProvider>
);

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	localStorage.clear();
});

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

it('says that a program can’t be kept where the browser refuses it', () => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	renderInSession(page(false));
	const program = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Program' });
	fireEvent.change(program, { target: { value: '<: 1' } });
	fireEvent.blur(program);
	expect(screen.getByText(/^This can’t be kept on this device/)).toBeDefined();
	expect(program.value).toBe('<: 1');
});
