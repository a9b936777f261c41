import { admin } from '../support/staff';
import { type Screen, testTours } from '../support/tours';

/** A page that is there once it has this text. */
const saying = (path: string, text: string | RegExp): Screen => ({
	path,
	show: page => page.getByText(text).first().waitFor(),
});

testTours({
	'on the pages about the server': {
		reader: admin,
		visits: {
			'the pages': {
				base: { ui: 'default' },
				screens: {
					'the overview': saying('/about', 'Be kind to people and to ropes.'),
					'the emojis': saying('/about#emojis', 'gull_scream'),
					'the federation': saying('/about#federation', 'Tidepool'),
					'the charts': saying('/about#charts', 'At present'),
					'another server': saying('/instance-info/barnacle.example', 'Best prices'),
					'another server’s raw data': saying('/instance-info/tidepool.example#raw', /tidepool\.example/),
					'the client': saying('/about-quarterdeck', /\d+ libraries/),
					'the contact': saying('/contact', 'The harbourmaster'),
					'the ads': saying('/ads', 'Show less often'),
					'the invitations': saying('/invite', 'Make a code'),
					'the announcements': saying('/announcements', 'Lost and found'),
				},
			},
		},
	},
});
