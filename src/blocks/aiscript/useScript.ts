import { type RunningScript, runScript, type ScriptEnd } from '@workers/aiscript/aiscript.client';
import type { AiData, ScriptLine, ScriptReport } from '@workers/aiscript/aiscript.protocol';
import type { UiComponent } from '@workers/aiscript/ui.protocol';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { scriptStorage } from '@/stores/scripts/scriptStorage';
import { useSession } from '@/stores/session/SessionContext';
import { SessionScriptApp } from './SessionScriptApp';
import { scriptConstants } from './scriptConstants';

export type NumberedLine = ScriptLine & { readonly number: number };

export interface ScriptState {
	/** `waiting`: its top level has ended, but timers or what it draws may call it. */
	readonly phase: 'idle' | 'running' | 'waiting' | 'over';
	/** How the last run ended; null before. */
	readonly end: ScriptEnd | 'stopped' | null;
	/** The last 500, numbered from 1. */
	readonly lines: readonly NumberedLine[];
	/** By id; what contains the others is called `root`. */
	readonly drawn: ReadonlyMap<string, UiComponent>;
}

export interface Script {
	readonly state: ScriptState;
	/** Starts a program, after ending the one before. */
	readonly run: (source: string) => void;
	readonly stop: () => void;
	readonly clearLines: () => void;
	/** Calls a function of something drawn. */
	readonly trigger: (component: string, event: string, args: readonly AiData[]) => void;
}

const MOST_LINES = 500;
const IDLE: ScriptState = { phase: 'idle', end: null, lines: [], drawn: new Map() };

/**
 * Runs programs, one at a time, each in a worker of its own that ends with it and with the component.
 * @param storageName sets what they keep apart from others of the account
 * @param isVisible what can't be seen computes nothing
 * @param isByOthers whether somebody else wrote them: then their requests go without the session's token
 */
export function useScript(storageName: string, isVisible: boolean, isByOthers = false): Script {
	const session = useSession();
	const [state, setState] = useState(IDLE);
	const running = useRef<{ readonly stop: () => void; script?: RunningScript }>(undefined);
	const isPaused = useRef(!isVisible);
	/** Reports that are not on the screen yet. */
	const unshown = useRef<(() => void)[]>([]);
	useEffect(() => {
		if (state) for (const tell of unshown.current.splice(0)) tell();
	}, [state]);
	useEffect(() => {
		isPaused.current = !isVisible;
		running.current?.script?.setPaused(!isVisible);
	}, [isVisible]);
	const isMounted = useRef(false);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
			// React's strict mode mounts it again at once.
			queueMicrotask(() => isMounted.current || running.current?.stop());
		};
	}, []);

	const stop = useCallback(() => {
		if (!running.current) return;
		running.current.stop();
		setState(now => ({ ...now, phase: 'over', end: 'stopped' }));
	}, []);

	const run = useCallback(
		(source: string) => {
			running.current?.stop();
			setState({ ...IDLE, phase: 'running' });
			const show = (report: ScriptReport) =>
				new Promise<void>(resolve => {
					if (running.current !== own) {
						resolve();
						return;
					}
					unshown.current.push(resolve);
					startTransition(() => setState(now => withReport(now, report)));
				});
			const storage = scriptStorage(session.key, storageName);
			const app = new SessionScriptApp({ session, storage, show, stop, ...(isByOthers && { token: () => null }) });
			const own: { readonly stop: () => void; script?: RunningScript } = {
				stop() {
					app.end();
					own.script?.stop();
					if (running.current === own) running.current = undefined;
				},
			};
			running.current = own;
			const end = (how: ScriptEnd) => {
				if (running.current !== own) return;
				own.stop();
				setState(now => ({ ...now, phase: 'over', end: how }));
			};
			scriptConstants(session).then(
				constants => {
					if (running.current !== own) return;
					own.script = runScript({ source, constants }, app, end);
					if (isPaused.current) own.script.setPaused(true);
				},
				() => end('died'),
			);
		},
		[session, storageName, stop, isByOthers],
	);

	const clearLines = useCallback(() => setState(now => ({ ...now, lines: [] })), []);
	const trigger = useCallback<Script['trigger']>((component, event, args) => {
		running.current?.script?.trigger(component, event, args);
	}, []);
	return { state, run, stop, clearLines, trigger };
}

/** A program that was stopped meanwhile stays so. */
function withReport(now: ScriptState, { lines, ui, isBusy, isLive }: ScriptReport): ScriptState {
	const isOver = now.phase === 'over';
	return {
		phase: isOver ? 'over' : isBusy || !isLive ? 'running' : 'waiting',
		end: now.end,
		lines: withLines(now.lines, lines),
		drawn: ui ? withChange(now.drawn, ui.set, ui.removed) : now.drawn,
	};
}

function withLines(before: readonly NumberedLine[], added: readonly ScriptLine[]): readonly NumberedLine[] {
	if (added.length === 0) return before;
	const last = before.at(-1)?.number ?? 0;
	return [...before, ...added.map((line, at) => ({ ...line, number: last + at + 1 }))].slice(-MOST_LINES);
}

function withChange(
	before: ReadonlyMap<string, UiComponent>,
	set: readonly UiComponent[],
	removed: readonly string[],
): ReadonlyMap<string, UiComponent> {
	const drawn = new Map(before);
	for (const id of removed) drawn.delete(id);
	for (const component of set) drawn.set(component.id, component);
	return drawn;
}
