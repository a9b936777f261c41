/** A sentence for each citation of no rule, each rule without a test, and each test that is gone. */
export function citationProblems(
	pages: ReadonlyMap<string, string>,
	files: ReadonlyMap<string, string>,
	exists: (path: string) => boolean,
): string[];
