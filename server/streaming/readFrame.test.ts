import { describe, expect, it } from 'vitest';
import { FRAME_DEPTH_MAX, readFrame } from './readFrame';

const nested = (levels: number) => `{"type":"ch","body":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

describe('readFrame', () => {
	it('reads what clients send', () => {
		expect(readFrame('{"type":"sr","body":{"id":"a"}}')).toEqual({ type: 'sr', body: { id: 'a' } });
	});

	it('passes over what is no frame', () => {
		for (const text of ['', 'h', 'null', '[]', '{}', '{"type":1,"body":{}}', '{"type":"sr","body":[]}'])
			expect(readFrame(text)).toBeNull();
	});

	it('passes over what is nested too deeply, by brackets outside of strings', () => {
		expect(readFrame(nested(FRAME_DEPTH_MAX - 1))).not.toBeNull();
		expect(readFrame(nested(FRAME_DEPTH_MAX))).toBeNull();
		expect(readFrame('['.repeat(60_000))).toBeNull();
		const body = { text: `\\"${'[{'.repeat(50)}` };
		expect(readFrame(JSON.stringify({ type: 'ch', body }))).toEqual({ type: 'ch', body });
	});
});
