// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { draft } from '@tests/factories/draft';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import { PostButton } from './PostButton';

const request = { session: testSession() };

afterEach(cleanup);

it('shows how much of the files has gone up, and can’t be pressed again meanwhile', () => {
	renderInSession(<PostButton request={request} draft={draft({})} phase="uploading" problem={null} percent={42} />);
	const button = screen.getByRole('button', { name: 'Uploading: 42%' });
	expect(button.textContent).toBe('42%');
	expect(button.hasAttribute('disabled')).toBe(true);
});

it('says why nothing can be posted yet', () => {
	renderInSession(<PostButton request={request} draft={draft({})} phase="idle" problem="uploading" percent={0} />);
	const button = screen.getByRole('button', { name: 'Post' });
	expect(button.getAttribute('aria-disabled')).toBe('true');
	expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/prepared/);
});
