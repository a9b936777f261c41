import { useEffect, useRef, useState } from 'react';
import { ApiError, isAbort } from '@/api/ApiError';
import { callNamed } from '@/api/callNamed';
import { errorText } from '@/blocks/query/errorText';
import type { Session } from '@/stores/session/Session';
import type { Caller } from './callHistory';

/** `failed`: no answer of the API came. */
export type Outcome =
	| {
			readonly kind: 'answered' | 'refused';
			readonly status: number;
			readonly ms: number;
			/** Empty where the answer has no content. */
			readonly json: string;
	  }
	| { readonly kind: 'failed'; readonly title: string; readonly text: string };

interface ApiCall {
	readonly outcome: Outcome | null;
	readonly isRunning: boolean;
	/** @returns the status; null if no answer came, undefined if the call was stopped */
	readonly send: (endpoint: string, parameters: object, caller: Caller) => Promise<number | null | undefined>;
	/** Stops waiting for the answer. The server may act on the call all the same. */
	readonly stop: () => void;
}

const OK = 200;
const NO_CONTENT = 204;

/** Makes one call at a time, and says what came of it. */
export function useApiCall(session: Session): ApiCall {
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const [isRunning, setRunning] = useState(false);
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);
	return {
		outcome,
		isRunning,
		stop: () => running.current?.abort(),
		async send(endpoint, parameters, caller) {
			const controller = new AbortController();
			running.current = controller;
			setRunning(true);
			const began = performance.now();
			const ms = () => Math.round(performance.now() - began);
			// A token among the parameters is the one that counts.
			const isOwn = caller === 'me' && !Object.hasOwn(parameters, 'i');
			const options = { signal: controller.signal, ...(!isOwn && { token: null }) };
			try {
				const answer = await callNamed(session.api, endpoint, parameters, options);
				const status = answer === undefined ? NO_CONTENT : OK;
				setOutcome({ kind: 'answered', status, ms: ms(), json: JSON.stringify(answer, null, 2) ?? '' });
				return status;
			} catch (error) {
				if (isAbort(error)) return undefined;
				setOutcome(outcomeOf(error, ms()));
				return error instanceof ApiError ? error.status : null;
			} finally {
				setRunning(false);
			}
		},
	};
}

function outcomeOf(error: unknown, ms: number): Outcome {
	if (!(error instanceof ApiError)) {
		const { title, text } = errorText(error);
		return { kind: 'failed', title, text };
	}
	const { status, message, code, id, info, raw } = error;
	const json = raw ?? JSON.stringify({ message, code, id, ...(info !== undefined && { info }) }, null, 2);
	return { kind: 'refused', status, ms, json };
}
