import { cpuMs } from '@tests/factories/cpuMs';
import { describe, expect, it } from 'vitest';
import { renderText } from './renderText';

const place = { origin: 'https://a.example', emojis: new Map([['gull', 'https://a.example/files/gull']]) };
const render = (text: string): string => renderText(text, place).source;
/** Rendered links without their common attributes. */
const bare = (text: string): string => render(text).replaceAll(' target="_blank" rel="noopener nofollow"', '');

describe('renderText', () => {
	it('lets nothing through that is HTML', () => {
		expect(render('<script>alert("1")</script> <img src=x onerror=1>')).toBe(
			'&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &lt;img src=x onerror=1&gt;',
		);
		expect(render('[x](javascript:alert(1))')).toBe('[x](javascript:alert(1))');
		expect(render('https://x.example/"onclick="1')).not.toContain('"onclick');
	});

	it('links addresses, mentions and tags', () => {
		expect(bare('See https://x.example/a?b=1.')).toBe('See <a href="https://x.example/a?b=1">x.example/a?b=1</a>.');
		expect(bare('[here](https://x.example/1)!')).toBe('<a href="https://x.example/1">here</a>!');
		expect(bare('@ann @ben@b.example. me@mail.example')).toBe(
			'<a href="https://a.example/@ann">@ann</a> <a href="https://a.example/@ben@b.example">@ben@b.example</a>. me@mail.example',
		);
		expect(bare('#海 #a&b')).toContain('<a href="https://a.example/tags/%E6%B5%B7">#海</a>');
	});

	it('draws the emojis that there are', () => {
		expect(render(':gull: :nobody:')).toBe(
			'<img class="emoji" src="https://a.example/files/gull" alt=":gull:" title=":gull:"> :nobody:',
		);
	});

	it('keeps what is inside of effects, and code as it is', () => {
		expect(render('$[tada $[x2 big] [kept]] **bold** <center>c</center>')).toBe('big [kept] bold c');
		expect(render('`$[x2 a]`')).toBe('<code>$[x2 a]</code>');
		expect(render('```js\nlet a = "<";\n```')).toBe('<pre>let a = &quot;&lt;&quot;;</pre>');
	});

	it('is done in no time with what means harm', () => {
		const all = () => {
			for (const text of ['`'.repeat(3000), '$['.repeat(1500), '[a]('.repeat(800), '```'.repeat(1001)]) render(text);
		};
		expect(cpuMs(all)).toBeLessThan(1000);
	});
});
