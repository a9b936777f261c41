import { expect, it } from 'vitest';
import { citationProblems } from '../../scripts/citations.mjs';

const pages = new Map([['notes', '# Notes\n\n## What can’t wait\nNow.\nGuarded by `src/now.test.ts`.\n']]);
const problems = (text: string, exists = true) => citationProblems(pages, new Map([['src/a.ts', text]]), () => exists);

it('knows a rule by its page and heading', () => {
	expect(problems('/** At once (rules/notes#what-cant-wait). */')).toEqual([]);
	expect(problems('/** rules/notes#what-waits */')).toEqual([
		'src/a.ts cites rules/notes#what-waits, which is not there.',
	]);
	expect(problems('/** Spec 1 §4 */')).toEqual(['src/a.ts cites what a newcomer does not have: cite docs/rules.']);
	expect(problems('/** rules/people#what-cant-wait */')).toHaveLength(1);
});

it('wants a test for each rule, and one that is there', () => {
	expect(problems('', false)).toEqual(['docs/rules/notes.md: src/now.test.ts is not there.']);
	const bare = new Map([['notes', '## Later\nSome time.\n']]);
	expect(citationProblems(bare, new Map(), () => true)).toEqual(['docs/rules/notes.md: no test guards “Later”.']);
});
