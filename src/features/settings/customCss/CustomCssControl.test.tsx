// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveAccounts, storeAccount } from '@/stores/session/accounts';
import { CustomCssControl } from './CustomCssControl';

const session = testSession();
const onChange = vi.fn<(value: unknown) => void>();

/** The editor as it opens in a tab. */
function openTab(label: string) {
	const about = { caption: undefined, error: undefined, disabled: false };
	renderInSession(<CustomCssControl {...about} label={label} value="" onChange={onChange} />, { session });
	return screen.getByLabelText<HTMLTextAreaElement>(label);
}

beforeEach(() => {
	localStorage.clear();
	if (session.account) storeAccount(session.account);
});
afterEach(() => {
	cleanup();
	saveAccounts([]);
});

it('two tabs don’t overwrite each other’s draft', () => {
	const [first, second] = [openTab('first'), openTab('second')];
	fireEvent.change(first, { target: { value: '.note { color: red }' } });
	fireEvent.change(second, { target: { value: '.column { color: blue }' } });
	fireEvent.keyDown(second, { key: 'Enter', ctrlKey: true });
	expect(onChange).toHaveBeenCalledExactlyOnceWith('.column { color: blue }');
	cleanup();
	expect(openTab('third').value).toBe('.note { color: red }');
});
