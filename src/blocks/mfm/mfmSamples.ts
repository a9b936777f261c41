import type { Messages } from '@/i18n/messages';

export interface SampleGroup {
	readonly title: Exclude<keyof Messages['mfm']['gallery'], 'title' | 'about'>;
	readonly sources: readonly string[];
}

/** Markup as in notes: every node type, and every function with each of its parameters. */
export const mfmSamples: readonly SampleGroup[] = [
	{
		title: 'text',
		sources: [
			'Plain words',
			'**bold** and *italic*',
			'~~struck out~~',
			'<small>small print</small>',
			'`inline code`',
			'<plain>**left** as *written*</plain>',
			'Emojis 👍 🐈 and :gull: :nosuch:',
			'An inline formula \\(x^2 + y^2 = r^2\\)',
		],
	},
	{
		title: 'blocks',
		sources: [
			'> A quote\n> of two lines',
			'<center>in the middle</center>',
			'```\ncode without a language\n```',
			"```ts\nconst tide = (hour: number) => Math.sin(hour); // in metres\nconsole.log('now', tide(6), 'high');\n```",
			'\\[\n\\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}\n\\]',
			'tide tables Search',
		],
	},
	{
		title: 'people',
		sources: [
			'@mara and @rin@tidepool.example',
			'#tides #breakwater',
			'https://tidepool.example/a/page?of=water',
			'[a link with a name](https://tidepool.example/)',
			'?[a quiet link](https://tidepool.example/)',
		],
	},
	{
		title: 'motion',
		sources: [
			'$[tada tada]',
			'$[jelly jelly]',
			'$[twitch twitch]',
			'$[shake shake]',
			'$[spin spin]',
			'$[spin.left left] $[spin.alternate alternate] $[spin.x x] $[spin.y y]',
			'$[jump jump]',
			'$[bounce bounce]',
			'$[rainbow rainbow]',
			'$[sparkle sparkle]',
			'$[jelly.speed=3s slow] $[jelly.delay=1s late]',
		],
	},
	{
		title: 'shape',
		sources: [
			'$[flip flip] $[flip.v v] $[flip.h,v both]',
			'$[x2 x2] $[x3 x3]',
			'$[x4 x4]',
			'<center>$[scale.x=2,y=0.7 scale]</center>',
			'$[position.x=1,y=0.3 position]',
			'$[rotate rotate] $[rotate.deg=15 deg]',
		],
	},
	{
		title: 'colour',
		sources: [
			'$[fg fg] $[fg.color=0a7 color]',
			'$[bg bg] $[bg.color=fd5 color]',
			'$[border border] $[border.style=dashed,width=2,color=0a7,radius=6 all of it]',
			'$[border.noclip,radius=8 noclip]',
			'$[font.serif serif] $[font.monospace monospace] $[font.cursive cursive]',
			'$[font.fantasy fantasy] $[font.emoji emoji] $[font.math math]',
			'$[blur blur]',
			'$[ruby base reading]',
			'$[unixtime 1700000000]',
		],
	},
	{
		title: 'limits',
		sources: [
			'$[nosuch.speed=1s an unknown function with **markup**]',
			'$[fg.color=zzz no such colour] $[border.style=wavy no such style]',
			'$[jelly.speed=fast no such speed] $[unixtime soon]',
			'<center>$[scale.x=50,y=50 50]</center>',
			'$[x4 $[x4 $[x4 6]]]',
			'\\(\\frac{1}{\\)',
		],
	},
];
