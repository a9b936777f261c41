import { seenClient } from '@workers/seen/seen.client';
import { useEffect, useState } from 'react';
import type { SeenCoverage } from '@/domain/seen/SeenNote';
import { storedAccount } from '@/stores/session/accounts';

/** Changes within this time are looked up together. */
const TOGETHER_MS = 1_000;

/** How much is kept of each account of this device, kept up to date; null until known. */
export function useSeenCoverage(): readonly SeenCoverage[] | null {
	const [covered, setCovered] = useState<readonly SeenCoverage[] | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isGone = false;
		const look = async () => {
			timer = undefined;
			try {
				const all = await seenClient.coverage();
				if (!isGone) setCovered(all.filter(({ account }) => storedAccount(account) !== undefined));
			} catch (error) {
				console.warn('It is not known what was seen.', error);
			}
		};
		void look();
		const end = seenClient.subscribe(() => {
			timer ??= setTimeout(() => void look(), TOGETHER_MS);
		});
		return () => {
			isGone = true;
			clearTimeout(timer);
			end();
		};
	}, []);
	return covered;
}
