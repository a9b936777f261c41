import { expect, it } from 'vitest';
import { html } from './html';

it('escapes what is put in, and nothing twice', () => {
	const name = `<b title="x">'&`;
	const inner = html`<i>${name}</i>`;
	expect(html`<p data-name="${name}">${inner}${[1, inner]}</p>`.source).toBe(
		'<p data-name="&lt;b title=&quot;x&quot;&gt;&#39;&amp;"><i>&lt;b title=&quot;x&quot;&gt;&#39;&amp;</i>1<i>&lt;b title=&quot;x&quot;&gt;&#39;&amp;</i></p>',
	);
});

it('leaves out what is not there', () => {
	expect(html`a${null}${false}${undefined}${''}b${0}`.source).toBe('ab0');
});
