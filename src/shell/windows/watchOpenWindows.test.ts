// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it } from 'vitest';
import { closePageWindow, openPageWindow, pageWindows } from './pageWindows';
import { watchOpenWindows } from './watchOpenWindows';

it('claims the achievement once, when three windows are open together', () => {
	const session = testSession();
	const calls = answerCalls(session.api, () => undefined);
	watchOpenWindows(session);
	openPageWindow(session, '/a');
	openPageWindow(session, '/b');
	closePageWindow(pageWindows.getState().all[0]?.id ?? 0);
	openPageWindow(session, '/c');
	expect(calls).not.toHaveBeenCalled();
	openPageWindow(session, '/d');
	expect(calls).toHaveBeenCalledExactlyOnceWith('i/claim-achievement', { name: 'open3windows' });
	openPageWindow(session, '/e');
	expect(calls).toHaveBeenCalledOnce();
});
