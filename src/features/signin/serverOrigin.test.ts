import { expect, it } from 'vitest';
import { serverOrigin } from './serverOrigin';

it.each([
	['tidepool.example', 'https://tidepool.example'],
	[' https://tidepool.example/about?x=1 ', 'https://tidepool.example'],
	['@rin@tidepool.example', 'https://tidepool.example'],
	['127.0.0.1:3001', 'http://127.0.0.1:3001'],
	['http://localhost:3001', 'http://localhost:3001'],
	['http://tidepool.example', null],
	['javascript:alert(1)', null],
	['tidepool', null],
	['', null],
])('%s is %s', (typed, origin) => {
	expect(serverOrigin(typed)).toBe(origin);
});
