// @vitest-environment bundled-happy-dom
import { describe, expect, it } from 'vitest';
import { plainTextIn, wholeOf } from './rangeText';

function plain(html: string): string {
	const root = document.createElement('div');
	root.innerHTML = html;
	document.body.append(root);
	return plainTextIn(root, wholeOf(root));
}

describe('a copied text', () => {
	it.each([
		['a <b>bold</b> word', 'a bold word'],
		['hi <img alt=":blobcat:"> and <img alt="🍮">', 'hi :blobcat: and 🍮'],
		['<a href="/@finn@remote.example"><img alt="">@finn<span>@remote.example</span></a>', '@finn@remote.example'],
		['<a href="/tags/tea">#tea</a>', '#tea'],
		['<a href="https://example.com/a">example.com/a</a>', 'https://example.com/a'],
		['<a href="https://example.com/a">the harbour</a>', 'the harbour (https://example.com/a)'],
		['<ruby>漢字<rt>かんじ</rt></ruby>を', '漢字(かんじ)を'],
		['so<blockquote>said\ntwice</blockquote>yes', 'so\n> said\n> twice\nyes'],
		['<pre><code>let a;\nlet b;</code></pre>', 'let a;\nlet b;'],
		['<math><mi>x</mi><annotation>x^2</annotation></math>', 'x^2'],
		['<form><input value="tea"><button>Search</button></form>', 'tea'],
		['<span role="img" aria-label=":blobcat:"></span>', ':blobcat:'],
	])('%s', (html, text) => {
		expect(plain(html)).toBe(text);
	});
});
