/** An invented server of which nothing but the name has arrived yet. */
interface DistantServer {
	readonly host: string;
	readonly name: string;
	readonly description: string;
	readonly themeColor: string;
	readonly softwareName: string;
	readonly softwareVersion: string;
	/** Days since it was first seen. */
	readonly seenDays: number;
	/** What the moderators made of it. */
	readonly state?: 'blocked' | 'silenced' | 'mediaSilenced';
}

/** Nobody from there writes here, so that the demo's timelines stay as they are. */
export const distantServers: readonly DistantServer[] = [
	{
		host: 'lighthouse.example',
		name: 'Lighthouse Keepers',
		description: 'One keeper, one lamp, one log. Registrations by postcard.',
		themeColor: '#d9573f',
		softwareName: 'misskey',
		softwareVersion: '2025.4.1',
		seenDays: 310,
	},
	{
		host: 'minato.example',
		name: 'みなと',
		description: '港町の人と船と猫のサーバーです。',
		themeColor: '#3f6fb5',
		softwareName: 'misskey',
		softwareVersion: '2025.6.3',
		seenDays: 244,
	},
	{
		host: 'driftwood.example',
		name: 'Driftwood',
		description: 'Carvers, whittlers and people who pick things up on beaches.',
		themeColor: '#8a6a4a',
		softwareName: 'mastodon',
		softwareVersion: '4.4.2',
		seenDays: 180,
	},
	{
		host: 'gullscreech.example',
		name: 'Gullscreech',
		description: 'Very loud. You have been warned.',
		themeColor: '#b59a2f',
		softwareName: 'misskey',
		softwareVersion: '13.14.2',
		seenDays: 96,
		state: 'silenced',
	},
	{
		host: 'barnacle.example',
		name: 'Barnacle Bargains',
		description: 'Best prices for hulls!!! Ask us how.',
		themeColor: '#5c5c66',
		softwareName: 'pleroma',
		softwareVersion: '2.7.0',
		seenDays: 61,
		state: 'blocked',
	},
	{
		host: 'deepsea.example',
		name: 'Deep Sea Pictures',
		description: 'Photographs from below two thousand metres. Some have teeth.',
		themeColor: '#1f2950',
		softwareName: 'pixelfed',
		softwareVersion: '0.12.5',
		seenDays: 33,
		state: 'mediaSilenced',
	},
];
