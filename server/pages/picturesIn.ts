import { isRecord } from '@/base/isRecord';

/** The ids of the files that image blocks name, each once, in the order of the page, whatever else is in it. */
export function picturesIn(content: readonly unknown[]): readonly string[] {
	const found = new Set<string>();
	// A stack, as sections are as deep as clients make them.
	const waiting: unknown[] = content.toReversed();
	while (waiting.length > 0) {
		const block = waiting.pop();
		if (!isRecord(block)) continue;
		const { type, fileId, children } = block;
		if (type === 'image' && typeof fileId === 'string') found.add(fileId);
		if (type !== 'section' || !Array.isArray(children)) continue;
		for (const child of children.toReversed()) waiting.push(child);
	}
	return [...found];
}
