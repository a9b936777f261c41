import { Fragment, type ReactNode } from 'react';

/**
 * Long runs of opening brackets, after which no line may break. The browser tries each of them for every line: hundreds
 * take 20 ms or more.
 */
const RUN = /[\p{Ps}\p{Pi}]{50,}/gu;
const PIECE = /.{1,16}/gsu;

/** The text with break opportunities in long runs of opening brackets; other text is unchanged. */
export function breakRuns(text: string): ReactNode {
	if (text.length < 50 || text.search(RUN) < 0) return text;
	const parts: ReactNode[] = [];
	let end = 0;
	for (const { index, 0: run } of text.matchAll(RUN)) {
		parts.push(text.slice(end, index));
		for (const { index: at, 0: piece } of run.matchAll(PIECE))
			parts.push(
				<Fragment key={index + at}>
					{piece}
					<wbr />
				</Fragment>,
			);
		end = index + run.length;
	}
	return [...parts, text.slice(end)];
}
