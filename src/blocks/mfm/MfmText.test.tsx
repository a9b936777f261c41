// @vitest-environment bundled-happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { choose, renderInSession } from '@tests/factories/renderInSession';
import type { MfmMode, MfmTree } from '@workers/mfm/mfm.protocol';
import { parseMfm } from '@workers/mfm/parseMfm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataSaver } from '../appearance/dataSaver';
import { NavigationContext } from '../navigation/NavigationContext';
import { MfmText } from './MfmText';
import { REST_MS } from './motionBudget';

const client = vi.hoisted(() => ({
	peek: vi.fn<(text: string, mode: MfmMode) => MfmTree | undefined>(),
	parse: vi.fn<(texts: readonly string[], mode: MfmMode) => Promise<MfmTree[]>>(),
}));
vi.mock('@workers/mfm/mfm.client', () => ({ mfmClient: client }));

beforeEach(() => {
	client.peek.mockImplementation((text, mode) => parseMfm(text, mode));
	client.parse.mockImplementation(async (texts, mode) => texts.map(text => parseMfm(text, mode)));
});

function draw(text: string, host: string | null = null, emojis: Record<string, string> = {}) {
	return renderInSession(<MfmText text={text} host={host} emojis={emojis} />).container;
}

const styleOf = (text: string) => draw(text).querySelector<HTMLElement>('span')?.style;

describe('nodes', () => {
	it.each([
		['**a**', 'B'],
		['*a*', 'I'],
		['~~a~~', 'DEL'],
		['<small>a</small>', 'SMALL'],
		['`a`', 'CODE'],
		['\\(a\\)', 'CODE'],
		['```\na\n```', 'PRE'],
		['\\[\na\n\\]', 'PRE'],
		['> a', 'BLOCKQUOTE'],
		['<center>a</center>', 'DIV'],
		['a search', 'FORM'],
	])('draws %s as %s', (text, tag) => {
		expect(draw(text).firstElementChild?.tagName).toBe(tag);
	});

	it('logs a type that it does not know, and shows what is in it', () => {
		const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
		const unknown = JSON.parse('[{"type":"glow","children":["light"]},{"type":"gap"}," on"]') as MfmTree;
		client.peek.mockReturnValue(unknown);
		expect(draw('glow').textContent).toBe('light on');
		expect(logged.mock.calls.flat()).toEqual(['unrecognized ast type: glow', 'unrecognized ast type: gap']);
		logged.mockRestore();
	});

	it('links out without telling where from', () => {
		draw('[label](https://a.example/b)');
		const link = screen.getByRole('link', { name: 'label' });
		expect(link).toMatchObject({ target: '_blank', rel: 'nofollow noopener noreferrer' });
		expect(link.getAttribute('href')).toBe('https://a.example/b');
	});

	it('opens pages of its own server in place, as far as there are such', () => {
		const hasPage = (path: string) => path.startsWith('/notes/');
		renderInSession(
			<NavigationContext value={{ navigate: vi.fn(), href: path => path, hasPage }}>
				<MfmText text="https://home.example/notes/1 https://home.example/about" host={null} emojis={{}} />
			</NavigationContext>,
		);
		const [page, other] = screen.getAllByRole('link') as HTMLAnchorElement[];
		expect(page?.dataset.path).toBe('/notes/1');
		expect(page?.target).toBe('');
		expect(other?.dataset.path).toBeUndefined();
		expect(other?.href).toBe('https://home.example/about');
		expect(other?.target).toBe('_blank');
	});

	it.each([
		['@rin', null, '/@rin', '@rin'],
		['@rin@home.example', null, '/@rin', '@rin'],
		['@rin@Home.Example', null, '/@rin', '@rin'],
		['@rin@b.example', null, '/@rin@b.example', '@rin@b.example'],
		['@rin', 'b.example', '/@rin@b.example', '@rin@b.example'],
		['#海', null, '/tags/%E6%B5%B7', '#海'],
	])('leads from %s (written on %s) to %s', (text, host, path, label) => {
		draw(text, host);
		expect(screen.getByRole('link', { name: label }).dataset.path).toBe(path);
	});

	it('searches in a tab of its own, which no form may do by itself, and submits no form around it', () => {
		const open = vi.spyOn(window, 'open').mockReturnValue(null);
		const outer = vi.fn();
		const { container } = renderInSession(
			<search onSubmit={outer}>
				<MfmText text="blue whales search" host={null} emojis={{}} />
			</search>,
		);
		container.querySelector('form')?.requestSubmit();
		expect(open.mock.lastCall?.[0]).toBe('https://duckduckgo.com/?q=blue+whales');
		expect(outer).not.toHaveBeenCalled();
		open.mockRestore();
	});

	it('draws emojis as pictures of its own server', () => {
		const images = [...draw('😀 :party:').querySelectorAll('img')];
		expect(images.map(image => [image.src, image.alt])).toEqual([
			['https://home.example/twemoji/1f600.svg', '😀'],
			['https://home.example/emoji/party.webp', ':party:'],
		]);
	});

	it('takes emojis of other servers from the note, through the proxy', () => {
		const { src } = draw(':party:', 'b.example', { party: 'https://b.example/p.png' }).querySelector('img') ?? {};
		expect(src).toBe('https://home.example/proxy/image.webp?url=https%3A%2F%2Fb.example%2Fp.png&emoji=1');
	});

	it('shows an emoji as it was written when its picture fails, now and later', () => {
		const view = draw('a :lost: b');
		view.querySelector('img')?.dispatchEvent(new Event('error'));
		expect(draw('again :lost:').textContent).toBe('again :lost:');
	});
});

describe('functions', () => {
	it.each([
		['$[tada a]', { animationDuration: '1s', animationDelay: '0s' }],
		['$[twitch a]', { animationDuration: '0.5s' }],
		['$[spin a]', { animationDuration: '1.5s' }],
		['$[jump a]', { animationDuration: '0.75s' }],
		['$[jelly.speed=2s,delay=0.3s a]', { animationDuration: '2s', animationDelay: '0.3s' }],
		['$[jelly.speed=fast a]', { animationDuration: '1s' }],
		['$[jelly.speed=3 a]', { animationDuration: '1s' }],
		['$[jelly.speed=0.0001s a]', { animationDuration: '0.1s' }],
		['$[spin.left a]', { animationDirection: 'reverse' }],
		['$[flip a]', { transform: 'scaleX(-1)' }],
		['$[flip.v a]', { transform: 'scaleY(-1)' }],
		['$[flip.h,v a]', { transform: 'scale(-1)' }],
		['$[x2 a]', { fontSize: '200%' }],
		['$[x4 a]', { fontSize: '400%' }],
		['$[scale.x=2,y=0.5 a]', { transform: 'scale(2, 0.5)' }],
		['$[scale.x=99,y=-99 a]', { transform: 'scale(5, -5)' }],
		['$[scale a]', { transform: 'scale(1, 1)' }],
		['$[position.x=2 a]', { transform: 'translate(2em, 0em)' }],
		['$[rotate a]', { transform: 'rotate(90deg)' }],
		['$[rotate.deg=-30 a]', { transform: 'rotate(-30deg)' }],
		['$[fg.color=0af a]', { color: '#0af' }],
		['$[fg a]', { color: '#f00' }],
		['$[fg.color=zzz a]', { color: '#f00' }],
		['$[bg.color=00aaff a]', { backgroundColor: '#00aaff' }],
		['$[border a]', { borderWidth: '1px', borderStyle: 'solid', borderRadius: '0px', overflow: 'clip' }],
		['$[border.style=evil,noclip a]', { borderWidth: '1px', borderStyle: 'solid', overflow: '' }],
		[
			'$[border.style=double,width=4,color=f00,radius=6 a]',
			{ borderWidth: '4px', borderStyle: 'double', borderColor: '#f00', borderRadius: '6px' },
		],
		['$[font.serif a]', { fontFamily: 'serif' }],
		['$[font.evil a]', { fontFamily: '' }],
	])('draws %s', (text, expected) => {
		expect(styleOf(text)).toMatchObject(expected);
	});

	it('lets nested sizes grow up to a bound only', () => {
		const sizes = [...draw('$[x4 $[x4 $[x4 a]]]').querySelectorAll('span')].map(span => span.style.fontSize);
		expect(sizes).toEqual(['400%', '150%', '100%']);
	});

	it.each(['$[nope a]', '$[nope.x=1,y a]', '$[__proto__ a]', '$[constructor a]'])(
		'shows unknown %s as written',
		text => {
			expect(draw(text).textContent).toBe(text);
		},
	);

	it('draws markup within an unknown function', () => {
		expect(draw('$[nope **a**]').querySelector('b')?.textContent).toBe('a');
	});

	it('lets the keyboard reach what is blurred, which shows what has the focus', () => {
		expect(draw('a $[blur secret] b').querySelector<HTMLElement>('span')?.tabIndex).toBe(0);
	});

	it('sets readings above their base', () => {
		const ruby = draw('$[ruby 漢字 かんじ]').querySelector('ruby');
		expect(ruby?.firstChild?.textContent).toBe('漢字');
		expect(ruby?.querySelector('rt')?.textContent).toBe('かんじ');
	});

	it('reads unix times, and shows a question mark for others', () => {
		expect(draw('$[unixtime 1700000000]').querySelector('time')?.dateTime).toBe('2023-11-14T22:13:20.000Z');
		expect(draw('$[unixtime soon]').textContent).toBe('?');
		expect(draw('$[unixtime 1e400]').textContent).toBe('?');
	});

	it('lets only so much of one text move, and only once it has been there for a while', () => {
		vi.useFakeTimers();
		const spans = [...draw('$[spin a]'.repeat(100)).querySelectorAll('span')];
		const still = () => spans.filter(span => span.style.animationName === 'none').length;
		expect(still()).toBe(100);
		act(() => {
			vi.advanceTimersByTime(REST_MS);
		});
		expect(still()).toBe(70);
		vi.useRealTimers();
	});
});

it('shows code under data saver only when it is asked for', () => {
	renderInSession(<MfmText text={'```\nsaved code\n```'} host={null} emojis={{}} />, {
		choices: [choose(dataSaver, { ...dataSaver.default, code: true })],
	});
	expect(screen.queryByText('saved code')).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: /Show code/ }));
	expect(screen.getByText('saved code')).toBeDefined();
});

it('shows mentions with their picture, unless data is saved', () => {
	const images = (savesAvatars: boolean) =>
		[
			...renderInSession(<MfmText text="@rin@b.example" host={null} emojis={{}} />, {
				choices: [choose(dataSaver, { ...dataSaver.default, avatar: savesAvatars })],
			}).container.querySelectorAll('img'),
		].map(image => image.src);
	expect(images(false)).toEqual(['https://home.example/avatar/@rin@b.example']);
	expect(images(true)).toEqual([]);
});

it.each([
	['مرحبا @rin@b.example كيف', 'ltr'],
	['مرحبا https://b.example/a كيف', 'ltr'],
	['مرحبا #بحر كيف', 'auto'],
	['مرحبا [the quay](https://b.example) كيف', 'auto'],
])('keeps the direction of a link apart from that of the text around it: %s', (text, direction) => {
	draw(text);
	expect(screen.getByRole('link').dir).toBe(direction);
});

it('leaves what asks for it as it was written, even where a cat speaks', () => {
	const { container } = renderInSession(
		<MfmText text="na <plain>**na**</plain> **<plain>なな</plain>な**" host={null} emojis={{}} isCat />,
	);
	expect(container.innerHTML).toBe('nya **na** <b>ななにゃ</b>');
});

it('speaks as cats do, but not in code, links and names', () => {
	const { container } = renderInSession(
		<MfmText text="na **na** `na` #nana [na](https://a.example/) @nana" host={null} emojis={{}} isCat />,
	);
	expect(container.textContent).toBe('nya nya na #nana na @nana');
});

it('shows text as written until it is parsed', async () => {
	client.peek.mockReturnValue(undefined);
	const view = draw('**late**');
	expect(view.innerHTML).toBe('**late**');
	expect((await screen.findByText('late')).tagName).toBe('B');
});

it('draws only the beginning of folded text', () => {
	const { container } = renderInSession(<MfmText text={'😀'.repeat(900)} host={null} emojis={{}} isFolded />);
	expect(container.querySelectorAll('img').length).toBeLessThanOrEqual(60);
});
