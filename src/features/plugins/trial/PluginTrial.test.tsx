// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { PluginTrial } from './PluginTrial';
import { tryPlugin } from './tryPlugin';

vi.mock('./tryPlugin', () => ({ tryPlugin: vi.fn(() => new Promise(() => {})) }));
afterEach(cleanup);

const meta = { name: 'Tide', version: '1.0.0', author: 'mara', description: null, permissions: [], config: null };

it('ends the trial when its page is left, or the code is edited', () => {
	const { unmount } = renderInSession(<PluginTrial meta={meta} code="<: 1" />);
	fireEvent.click(screen.getByRole('button', { name: 'Try it on notes at hand' }));
	const signal = vi.mocked(tryPlugin).mock.calls[0]?.[3];
	expect(signal?.aborted).toBe(false);
	unmount();
	expect(signal?.aborted).toBe(true);
});
