/**
 * Checks the linter itself, as one that resolves an import wrongly passes it silently. The project in
 * tests/architecture/bad has a file for each form of import and each rule; a file's first line names the rule that must
 * report it, and a file that names none must be clean. Also checks what no linter here does: style sheets of over 400
 * lines, comments that silence a check, names that differ by case only, and broken citations of rules.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationProblems } from './citations.mjs';
import { projectRoot } from './ensureDependencies.mjs';
import { namesAlike } from './namesAlike.mjs';

const FIXTURE = 'tests/architecture/bad';
const RULES = 'docs/rules';
const MAX_LINES = 400;
const SILENCER = new RegExp(['@ts-(?:ignore|nocheck)', '(?:biome|oxlint|eslint)-(?:ignore|disable)'].join('|'));

/** Which rule must report each file of the fixture. */
function expectations() {
	const files = readdirSync(join(projectRoot, FIXTURE), { recursive: true })
		.map(name => `${FIXTURE}/${name.replaceAll('\\', '/')}`)
		.filter(name => name.endsWith('.ts'));
	return new Map(
		files.map(file => [
			file,
			/^\/\/ reported by (\S+)/.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1] ?? null,
		]),
	);
}

/** What the linter reports for the fixture. */
function reports() {
	const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[oxlint, '--config', 'oxlint.config.mjs', '--format', 'json', FIXTURE],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			env: { ...process.env, ESLINT_PLUGIN_BOUNDARIES_ROOT_PATH: join(projectRoot, FIXTURE) },
		},
	);
	try {
		return JSON.parse(stdout).diagnostics;
	} catch {
		throw new Error(`oxlint gave no report of ${FIXTURE}:\n${stdout}\n${stderr}`);
	}
}

function fixtureProblems() {
	const reported = reports();
	const expected = expectations();
	const problems = [];
	for (const [file, rule] of expected) {
		const rules = reported.filter(each => each.filename.replaceAll('\\', '/') === file).map(each => each.code);
		if (rule !== null && !rules.includes(rule)) problems.push(`${file} should be reported by ${rule}, and is not.`);
		if (rules.some(each => each !== rule))
			problems.push(`${file} is reported by ${rules.join(', ')}, and should not be.`);
	}
	const cases = [...expected.values()].filter(rule => rule !== null).length;
	if (cases === 0) problems.push(`There is no case in ${FIXTURE}.`);
	return { problems, cases };
}

function fileProblems() {
	const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		cwd: projectRoot,
		encoding: 'utf8',
	});
	const files = listed
		.split('\0')
		.filter(name => /\.(?:tsx?|mjs|cjs|css)$/.test(name) && existsSync(join(projectRoot, name)));
	const problems = namesAlike(files).map(([one, other]) => `${one} and ${other} differ by case alone.`);
	const texts = new Map(files.map(name => [name, readFileSync(join(projectRoot, name), 'utf8')]));
	const rules = readdirSync(join(projectRoot, RULES)).filter(name => name.endsWith('.md') && name !== 'README.md');
	const pages = new Map(
		rules.map(name => [name.slice(0, -'.md'.length), readFileSync(join(projectRoot, RULES, name), 'utf8')]),
	);
	const citing = new Map([...texts].filter(([name]) => name !== 'tests/architecture/citations.test.ts'));
	problems.push(...citationProblems(pages, citing, path => existsSync(join(projectRoot, path))));
	for (const file of files) {
		const lines = (texts.get(file) ?? '').split('\n');
		if (lines.length > MAX_LINES + 1) problems.push(`${file} has more than ${MAX_LINES} lines.`);
		const silenced = lines.findIndex(line => SILENCER.test(line));
		if (silenced >= 0 && file !== 'scripts/checkArchitecture.mjs')
			problems.push(`${file}:${silenced + 1} silences a check: mend what it says instead.`);
	}
	return problems;
}

const { problems, cases } = fixtureProblems();
problems.push(...fileProblems());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`Architecture: all ${cases} mistakes of ${FIXTURE} are reported.`);
