/** Finds broken citations of the product's rules (`rules/<page>#<heading>`), and of the tests that guard them. */

const CITATION = /\brules\/([a-z]+)#([a-z\d-]+)/g;
/** Chapters of documents outside of this repository. */
const ELSEWHERE = /\b[Ss]pec \d §|\bDESIGN \d/;
const GUARD = /`((?:src|workers|shaders|server|tests)\/[^`]+)`/g;

/** A heading as a URL fragment. */
const anchorOf = heading =>
	heading
		.toLowerCase()
		.replace(/[^a-z\d -]/g, '')
		.replaceAll(' ', '-');

/**
 * @param pages the text of each page of rules, by name
 * @param files the text of each file that may cite them, by path
 * @param exists whether there is a file at a path
 * @returns a message for each citation of an unknown rule, each file that cites another document, each rule without a
 * test, and each missing test
 */
export function citationProblems(pages, files, exists) {
	const problems = [];
	const rules = new Set();
	for (const [page, text] of pages) {
		for (const section of text.split(/^## /m).slice(1)) {
			const [heading] = section.split('\n', 1);
			rules.add(`${page}#${anchorOf(heading)}`);
			const guards = Array.from(section.matchAll(GUARD), ([, path]) => path).filter(path => path.includes('.test.'));
			if (guards.length === 0) problems.push(`docs/rules/${page}.md: no test guards “${heading}”.`);
			for (const path of guards) if (!exists(path)) problems.push(`docs/rules/${page}.md: ${path} is not there.`);
		}
	}
	for (const [path, text] of files) {
		if (ELSEWHERE.test(text)) problems.push(`${path} cites what a newcomer does not have: cite docs/rules.`);
		for (const [citation, page, heading] of text.matchAll(CITATION)) {
			if (!rules.has(`${page}#${heading}`)) problems.push(`${path} cites ${citation}, which is not there.`);
		}
	}
	return problems;
}
