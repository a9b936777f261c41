import { readFileSync } from 'node:fs';
import { hostileTexts } from '@server/notes/hostileTexts';
import { LimitedExpressions } from '@server/notes/LimitedExpressions';
import { cpuMs } from '@tests/factories/cpuMs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from '../TestServer';

let server: TestServer;
let root: Person;
let ann: Person;
beforeAll(async () => {
	server = await TestServer.start();
	root = await server.person('root', { isRoot: true });
	ann = await server.person('ann');
});
afterAll(() => server.stop());

const DANGEROUS = [
	'/(a+)+$/',
	'/(a|a)*$/',
	'/^spam(\\w+)+\\d$/',
	'/(.*)*x/i',
	'/(?:ab|ab)+$/',
	'/(あ+)+$/u',
	'/.*.*.*.*=/',
	'/a|(?:b|b)*$/',
];
const LISTS = ['prohibitedWords', 'sensitiveWords', 'prohibitedWordsForNameOfUser'] as const;

const timed = async (work: Promise<{ status: number; body: { error?: { code: string } } | null }>) => {
	const started = performance.now();
	const { status, body } = await work;
	return { status, code: body?.error?.code, ms: performance.now() - started };
};

describe('patterns of an administrator', () => {
	it.each(LISTS)('are refused in %s when they can take forever, and nothing is saved', async list => {
		for (const line of DANGEROUS) {
			const answer = await timed(server.call('admin/update-meta', { [list]: ['fine', line], name: 'Never' }, root));
			expect([line, answer.status, answer.code]).toEqual([line, 400, 'INVALID_PARAM']);
			expect(answer.ms).toBeLessThan(1500);
		}
		expect(server.core.settings.get(list)).toEqual([]);
		expect(server.core.settings.get('name')).not.toBe('Never');
	});

	it('are saved when they are like those that people write', async () => {
		const lines = [
			'bad words',
			'/^buy (?:now|today)!+$/i',
			'/https?:\\/\\/[a-z.]+\\/\\S*/',
			'/(?:free ?)+money/',
			'/(/',
			'/\\p{L}{40}/u',
		];
		for (const list of LISTS) {
			expect(await timed(server.call('admin/update-meta', { [list]: lines }, root))).toMatchObject({ status: 204 });
			server.core.settings.update({ [list]: [] });
		}
	});

	it('are few enough to be tried one by one', async () => {
		const lines = (count: number) => Array.from({ length: count }, (_, index) => `/w${index}.*x/i`);
		const many = await timed(server.call('admin/update-meta', { prohibitedWords: lines(501) }, root));
		expect([many.status, many.code]).toEqual([400, 'INVALID_PARAM']);
		expect(await timed(server.call('admin/update-meta', { prohibitedWords: lines(500) }, root))).toMatchObject({
			status: 204,
		});
		const note = await timed(server.call('notes/create', { text: 'w1 word w2 '.repeat(270) }, ann));
		expect([note.status, note.ms < 500]).toEqual([200, true]);
		server.core.settings.update({ prohibitedWords: [] });
	});

	it('of an older database are passed over and logged when they take too long; the others still count', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const lines = ['/(a+)+$/', '/^forbidden/', 'two words'];
		server.core.settings.update({ prohibitedWords: lines, sensitiveWords: lines, prohibitedWordsForNameOfUser: lines });
		const text = `${'a'.repeat(2000)}!`;
		for (let index = 0; index < 4; index++) {
			const { status, ms } = await timed(server.call('notes/create', { text }, ann));
			expect([status, ms < 1500]).toEqual([200, true]);
		}
		const later = await timed(server.call('notes/create', { text }, ann));
		expect([later.status, later.ms < 100]).toEqual([200, true]);
		expect(complained.mock.calls.flat().join(' ')).toContain('/(a+)+$/');
		for (const refused of ['forbidden fruit', 'words, two of them']) {
			const { code } = await timed(server.call('notes/create', { text: refused }, ann));
			expect([refused, code]).toEqual([refused, 'CONTAINS_PROHIBITED_WORDS']);
		}
		const named = await timed(server.call('i/update', { name: `${'a'.repeat(49)}!` }, ann));
		expect([named.status, named.ms < 1500]).toEqual([200, true]);
		server.core.settings.update({ prohibitedWords: [], sensitiveWords: [], prohibitedWordsForNameOfUser: [] });
		complained.mockRestore();
	});
});

describe('an expression', () => {
	it('is tried with texts that begin as it does and go on for long', () => {
		const texts = hostileTexts('^spam(\\w+)+\\d$');
		expect(texts.some(text => /^spama{1900}/.test(text))).toBe(true);
		expect(texts.some(text => /^(?:spam){490}/.test(text))).toBe(true);
		expect(Math.max(...texts.map(text => text.length))).toBeLessThan(4000);
	});

	it('has three chances, and does not spoil those of others', () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const limited = new LimitedExpressions();
		const text = `${'a'.repeat(50)}!`;
		for (let index = 0; index < 3; index++) expect(limited.matchAny(['/(a+)+$/', '/b/', '/!$/'], text)).toBe(true);
		expect(complained).toHaveBeenCalledTimes(3);
		const again = () => expect(limited.matchAny(['/b/', '/(a+)+$/', '/[/'], text)).toBe(false);
		expect(cpuMs(again)).toBeLessThan(50);
		expect(complained).toHaveBeenCalledTimes(3);
		complained.mockRestore();
	});
});

describe('expressions that are made of text', () => {
	const sources = import.meta.glob('../../../{server,src,workers}/**/*.{ts,tsx}');
	/** The linter doesn't check these; the reason why each is safe. */
	const KNOWN: Record<string, string> = {
		'server/account/mutedWordsProblem.ts': 'is compiled to see whether it can be, and never run',
		'server/embed/renderText.ts': 'parts of its own',
		'server/proxy/forwardedPath.ts': 'parts of its own',
		'server/notes/LimitedExpressions.ts': 'runs with a time limit',
		'src/base/css/cssTokens.ts': 'parts of its own; nothing has to follow their loops, so that none is tried again',
		'src/domain/columnRule/readRegex.ts': 'runs in a worker with a time limit',
		'src/domain/notification/achievementText.ts': 'parts of its own',
		'src/features/settings/muting/mutedWordsText.ts': 'is compiled to see whether it can be, and never run',
		'workers/mfm/needsParser.ts': 'parts of its own',
		'workers/wordMute/matchWords.ts': 'runs in a worker with a time limit',
	};

	it('are known, each with what bounds it', () => {
		const found = Object.keys(sources)
			.filter(path => !/\.test\.tsx?$/.test(path))
			.filter(path => /\bRegExp\(/.test(readFileSync(new URL(path, import.meta.url), 'utf8')))
			.map(path => path.replace('../../../', ''));
		expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
	});
});
