import { expect, it } from 'vitest';
import { withServerHost } from './withServerHost';

it.each([
	['@kai@münchen.example', '@kai@xn--mnchen-3ya.example'],
	['kai@日本語.example:3000', 'kai@xn--wgv71a119e.example:3000'],
	['@kai@Far.example', '@kai@Far.example'],
	['@かい', '@かい'],
	['かい@', 'かい@'],
	['海 と@空 の', '海 と@空 の'],
])('%s is %s to servers', (typed, handle) => {
	expect(withServerHost(typed)).toBe(handle);
});
