import { Fragment, type ReactNode } from 'react';

/**
 * Opening brackets, after which no line may break. The browser tries each of a long run for every line: hundreds take
 * it 20 ms and more.
 */
const RUN = /[\p{Ps}\p{Pi}]{50,}/gu;
const PIECE = /.{1,16}/gsu;

/** A text in which long runs of opening brackets may break; any other text as it is. */
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
