// @vitest-environment bundled-happy-dom

import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { FailedState } from './FailedState';

const lost = new NetworkError('notes/timeline', new TypeError('Failed to fetch'));

it('acts when the server is back at the moment when the failure appears', async () => {
	const session = testSession();
	const onRetry = vi.fn();
	const isShown = new Promise<void>(resolve => {
		const observer = new MutationObserver(() => {
			if (!document.querySelector('button')) return;
			observer.disconnect();
			session.reachability.events.emit('back', undefined);
			resolve();
		});
		observer.observe(document.body, { childList: true, subtree: true });
	});
	function Failing() {
		const [hasFailed, setFailed] = useState(false);
		useEffect(() => {
			setTimeout(() => setFailed(true));
		}, []);
		return hasFailed ? <FailedState error={lost} onRetry={onRetry} /> : null;
	}
	renderInSession(<Failing />, { session });
	// As in the app, where React changes the page first and runs effects later.
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
	await isShown;
	expect(onRetry).toHaveBeenCalledOnce();
});
