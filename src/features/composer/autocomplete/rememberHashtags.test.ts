import { expect, test } from 'vitest';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { hashtagHistory } from './hashtagHistory';
import { rememberHashtags } from './rememberHashtags';

test('hashtags that were used come first, each once; numbers and parts of addresses are none', async () => {
	await rememberHashtags('#harbour at #dusk');
	await rememberHashtags('#dusk, #123 and https://a.example/#part <center>#夕方</center>');
	expect(baseSettings.get(hashtagHistory)).toEqual(['dusk', '夕方', 'harbour']);
});

test('what stands in code, or is left as it was written, is no hashtag', async () => {
	baseSettings.set(hashtagHistory, ['harbour']);
	await rememberHashtags('`#inline` and <plain>#plain</plain>\n```\n#include <tide.h>\n```\n#tide');
	expect(baseSettings.get(hashtagHistory)).toEqual(['tide', 'harbour']);
});
