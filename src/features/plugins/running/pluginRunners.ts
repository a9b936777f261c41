import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionsEvents, startedSession } from '@/stores/session/sessions';
import { PluginRunner } from './PluginRunner';

const runners = new Map<string, PluginRunner>();
let isFollowing = false;

/** What runs the plugins of a session; they start on the first call. */
export function runnerOf(session: Session): PluginRunner {
	const known = runners.get(session.key);
	if (known?.session === session) return known;
	known?.end();
	followSessions();
	const runner = new PluginRunner(session);
	runners.set(session.key, runner);
	return runner;
}

/** Runs the plugins of every account that a part of the page uses, each in its own session. */
export function startPlugins(): void {
	followSessions();
	for (const account of accounts.getState().all) {
		const session = startedSession(accountKey(account));
		if (session) runnerOf(session);
	}
}

/** Sessions that start from now on have their plugins too, which end with them. */
function followSessions(): void {
	if (isFollowing) return;
	isFollowing = true;
	sessionsEvents.on('started', session => {
		if (session.isMember) runnerOf(session);
	});
	sessionsEvents.on('stopped', session => {
		const runner = runners.get(session.key);
		if (runner?.session !== session) return;
		runner.end();
		runners.delete(session.key);
	});
}
