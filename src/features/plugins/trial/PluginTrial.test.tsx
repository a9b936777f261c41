// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { PluginTrial } from './PluginTrial';
import { tryPlugin } from './tryPlugin';

vi.mock('./tryPlugin', () => ({ tryPlugin: vi.fn(() => new Promise(() => {})) }));
afterEach(cleanup);

const meta = { name: 'Tide', version: '1.0.0', author: 'mara', description: null, permissions: [], config: null };

/** Begins a trial. */
function begin() {
	const rendered = renderInSession(<PluginTrial meta={meta} code="<: 1" />);
	fireEvent.click(screen.getByRole('button', { name: 'Try it on notes at hand' }));
	const signal = vi.mocked(tryPlugin).mock.lastCall?.[3];
	expect(signal?.aborted).toBe(false);
	return { ...rendered, signal };
}

it('ends the trial when its page is left', () => {
	const { unmount, signal } = begin();
	unmount();
	expect(signal?.aborted).toBe(true);
});

it('ends the trial when the code is edited', () => {
	const { update, signal } = begin();
	update(<PluginTrial meta={{ ...meta }} code="<: 1" />);
	expect(signal?.aborted).toBe(false);
	update(<PluginTrial meta={meta} code="<: 2" />);
	expect(signal?.aborted).toBe(true);
});
