import { expect, test } from 'vitest';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { hashtagHistory } from './hashtagHistory';
import { rememberHashtags } from './rememberHashtags';

test('hashtags that were used come first, each once; numbers and parts of addresses are none', () => {
	rememberHashtags('#harbour at #dusk');
	rememberHashtags('#dusk, #123 and https://a.example/#part #夕方');
	expect(baseSettings.get(hashtagHistory)).toEqual(['dusk', '夕方', 'harbour']);
});
