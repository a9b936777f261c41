const WORDS = [
	'lighthouse',
	'breakwater',
	'moonrise',
	'harbour fog',
	'波の音',
	'quarterdeck',
	'nor’wester',
	'夕焼け空',
];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const fill = (text: string, times: number) => Array.from({ length: times }, () => text);
const each = (text: string, draw: (letter: string, index: number) => string) => Array.from(text, draw).join('');

/** Realistic notes with much markup. */
const PAINTERS: readonly ((words: string, index: number) => string)[] = [
	words => each(words, (letter, at) => `$[jump.delay=${(at * 0.1).toFixed(1)}s ${letter}]`),
	words =>
		`<center>$[x3 $[rainbow ${words}]]\n$[x2 $[sparkle 🌊⛵🌊]]</center>\n**${words}** <i>again</i> and <small>again</small>`,
	words =>
		each(
			words.repeat(3),
			(letter, at) => `$[fg.color=${((at * 1217) % 4096).toString(16).padStart(3, '0')} ${letter}]`,
		),
	words =>
		`$[border.style=dashed,width=2,radius=8 $[bg.color=235 $[fg.color=fff  ${words} ]]]\n> ${words}\n> > ${words}\n> said @demo`,
	words =>
		each(
			'🌊⛵🐚🦀🐟🌊⛵🐚🦀🐟',
			(letter, at) => `$[position.y=${(Math.sin(at) * 0.6).toFixed(2)} $[rotate.deg=${at * 15} ${letter}]]`,
		) + words,
	words =>
		[...fill(`$[ruby ${words.replace(/\s/g, '')} かぜ]`, 6), `\`${words}\` ~~${words}~~ $[blur ${words}]`].join(' '),
	words =>
		[
			'```js',
			`const words = "${words}";`,
			'for (const each of words) console.log(each);',
			'```',
			`\\(a^2 + b^2 = c^2\\) ${words}`,
		].join('\n'),
	words =>
		`$[scale.x=2,y=2 $[tada 🎉]] $[flip.h ${words}] $[spin.speed=3s ⚓] $[shake ${words}] $[twitch 🦀] $[jelly.speed=2s ${words}]`,
	words => [...fill(':lighthouse: :anchor: :sailboat:', 5), `${words} #harbour @demo @demo`].join(' '),
	words => each(words.repeat(2), (letter, at) => `$[x${2 + (at % 3)} ${letter}]`),
];

/** One of a thousand notes with much markup. */
export function heavyText(index: number): string {
	return `${pick(PAINTERS, index)(pick(WORDS, Math.floor(index / PAINTERS.length)), index)}\n${index}`;
}
