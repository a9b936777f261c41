// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { renderInSession, testSession } from '../../../tests/factories/renderInSession';
import { FailedState } from './FailedState';

const lost = new NetworkError('notes/show', new TypeError('Failed to fetch'));
const refused = new ApiError('notes/show', 400, { code: 'NO_SUCH_NOTE' });

afterEach(cleanup);

it('tries again by itself when the connection is back, and by its button before', () => {
	const onRetry = vi.fn();
	const { session } = renderInSession(<FailedState error={lost} onRetry={onRetry} />);
	screen.getByRole('button', { name: 'Retry' }).click();
	expect(onRetry).toHaveBeenCalledTimes(1);
	session.reachability.events.emit('back', undefined);
	expect(onRetry).toHaveBeenCalledTimes(2);
});

it('does not ask again for what the server has refused', () => {
	const onRetry = vi.fn();
	const { session } = renderInSession(<FailedState error={refused} onRetry={onRetry} />);
	session.reachability.events.emit('back', undefined);
	expect(onRetry).not.toHaveBeenCalled();
});

it('leaves alone what is being tried, and hears of its own server only', () => {
	const onRetry = vi.fn();
	const { session, update } = renderInSession(<FailedState error={lost} onRetry={onRetry} busy />);
	session.reachability.events.emit('back', undefined);
	update(<FailedState error={lost} onRetry={onRetry} />);
	testSession().reachability.events.emit('back', undefined);
	expect(onRetry).not.toHaveBeenCalled();
});
