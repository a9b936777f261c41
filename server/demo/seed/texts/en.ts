import { type Corpus, lines } from './Corpus';
import { enCaptions } from './enCaptions';
import { enQuotes, enReplies } from './enReplies';

export const en: Corpus = {
	slots: {
		place: lines(`the east pier
			the breakwater
			slipway 3
			the fish market
			the old customs house
			the ferry steps
			the net loft
			Skerry
			the west quay
			the coal wharf`),
		boat: lines(`Petrel
			the blue trawler
			the ferry
			Vrouwe Antje
			the pilot boat
			somebody’s dinghy
			hull 118
			the school boat`),
		weather: lines(`fog
			drizzle
			a thin sun
			wind from the north-west
			sleet
			flat calm
			a proper blow`),
		food: lines(`lentil soup
			rye bread
			smoked mackerel
			apple cake
			potato dumplings
			cold noodles
			mussels
			cardamom buns`),
		bird: lines(`a turnstone
			two eiders
			a curlew
			the heron
			a pair of goosanders
			a very lost hoopoe
			an oystercatcher
			sixty-one knots`),
		plant: lines(`the rosemary
			the fig
			sea kale
			the basil
			a tomato that gave up in May
			the quince
			thrift`),
		day: lines(`Monday
			Tuesday
			Wednesday
			Thursday
			Friday
			Saturday
			Sunday`),
		game: lines(`the fishing game
			chess
			the one with the trains
			the submarine game
			the farm game
			go
			that card game`),
		tool: lines(`the plane
			the spokeshave
			the caulking iron
			the Japanese saw
			the lathe
			the drawknife`),
		lang: lines(`Rust
			TypeScript
			Perl
			SQL
			OCaml
			shell
			C`),
		tune: lines(`the slow Bach
			a shanty with no end
			that waltz
			the Sarabande
			something by nobody
			the fado from last night`),
	},
	topics: {
		sea: lines(`Fog lifted over {place} as the {time} ferry came in. #harbour #morninglight
			{weather} since five. The sea has opinions today.
			Slack water at {place}. You could hear a rope think.
			If anyone has lost a fender, {place} has found one.
			Crossed with {2-9} passengers, one bicycle and a wedding cake. The cake got the window seat.
			There is a particular green the water goes before {weather}, and we have it now.
			Reminder that the ebb does not care about your lunch.
			{boat} is back in. Everyone pretended not to have been watching.
			Every chart is a letter from somebody who ran aground.
			Depth under the keel: enough. Depth of conversation: less.
			Radio check at {time}, answered by a child at {place}. Very correct. Better than some skippers.
			Swell from somebody else’s storm, arriving two days late like post.
			Took the long way round past {place} because the light asked me to.
			Today’s lesson: the buoy was right, I was wrong.
			Saw {boat} heel over and come up laughing.
			New paint on the channel markers. They look embarrassed.
			Nothing happened on the water today and it took all day.
			Somebody has tied a bowline at {place} that I would like to frame.
			The tide gauge says {2-5}.{1-9} m. The tide gauge has been drinking.
			Night watch with {weather}. Tea at {time}, then stars, then more tea.
			Phosphorescence in the wake again. I will never be too old for that.
			Wind backing, glass falling, cat hiding. Doubled the lines.
			The lighthouse keeper retired thirty years ago and the lamp still blinks like it misses him.
			{4-9} knots over the ground and not one of them earned.
			It is the time of year when the harbour smells of tar and toast.
			The pilot came aboard, said “morning”, and parked forty metres of ship like a bicycle.`),
		town: lines(`They are repaving {place}. Everyone has an opinion and nobody has a pavement.
			The clock on the customs house is right again, after eleven years of being right twice a day.
			Market {day}. Came for onions, left with a chair.
			Someone plays the accordion behind {place} after dark. Please never find out who.
			The number {2-9} bus has been replaced by a rumour.
			New mural at {place}. It is a fish. It is a very good fish.
			Library lends fishing rods now. Overdue fines are paid in mackerel, I am told.
			Power cut from {time}. The whole street came out to look at each other.
			Half the town was at {place} tonight and the other half was asking where everyone had gone.
			There is a new bench facing the wrong way and I have never seen a view so well.
			The bakery queue reached {place}. Civilisation holds.
			Town meeting ran to three hours. Item one was the bins. There was no item two.
			I like this town best at {time}, when it belongs to cats and delivery vans.
			They found the old tram rails under {place}. Twelve people came to look at rust. I was four of them.
			The ferry queue has developed a class system.
			Reading every name on the memorial at {place}. My surname is there twice, spelt two ways.
			Lanterns on {day}, if the {weather} lets us.
			Whoever keeps returning library books to the post box: it works, somehow, carry on.
			Rent went up again. {place} is all key boxes and empty windows by November.
			Volunteers wanted for the regatta, {day} from {time}. You will be given a vest and no authority.`),
		food: lines(`Soup today: {food}, and by soup I mean the other thing as well.
			I have been thinking about {food} since {time}.
			Sold out of {food} before noon. The gulls had inside information.
			Burnt the first batch. The second is for apology, the third is for eating.
			A customer asked whether {food} is “in season”. It is always in season in my heart.
			The secret is to leave the onions alone for twice as long as you want to.
			Made {food} from memory and got it nearly, annoyingly, right.
			Breakfast: {food}, standing up, over the sink, like a king.
			Tasted the stock at {time}. It needs an hour, or a miracle, or both.
			Grandmother’s recipe says “enough flour”. Grandmother knew her audience.
			The difference between {food} and good {food} is one lemon.
			Sharpened every knife in the place. Now everybody is polite.
			There is exactly one {food} left and it is making eye contact.
			Kitchen closed {day}. The kitchen needs to lie down.
			I do not trust a recipe that is done in twenty minutes.
			First oysters of the year. Somebody hold my apron.
			Someone left {food} on the workshop bench with no note. I accept.
			Learning {food} from a neighbour who measures with her hand and her hand is not my hand.
			Salted caramel was a mistake. A wonderful, wonderful mistake.
			{2-9} litres of {food} for the regatta. See you at {place}.
			Garlic is not a herb, it is a decision.`),
		garden: lines(`{plant} survived the wind. I told it I was proud.
			Found a lichen at {place} that is on nobody’s list. Sat down on the rock for a while.
			Sowed too much again. In August I will be the person who leaves courgettes in unlocked cars.
			{plant} is flowering {2-4} weeks early. Writing it down, not panicking, writing it down.
			A wren has taken the watering can. I have bought another watering can.
			Compost is at {40-65} degrees. You could make tea. (Do not make tea.)
			Field notes: salt, wind, {plant}, and a child who asked what it’s for. “For itself”, I said.
			{plant} does not want to be moved, and neither do I.
			Slug patrol at {time}. Torch, bucket, no mercy, some mercy.
			Somebody at {place} has planted beans up the no-parking sign.
			Pressed {plant} for the herbarium. Label: date, place, smell of the day.
			It finally rained. You could hear the whole garden exhale.
			You can tell the north side of {place} by its mosses, and by the complaints.
			Swapped seeds: gave {plant}, got something in a folded ticket that just says “blue”.
			Cut {plant} back hard. We are not speaking.
			The bees found the thyme. Lunch break cancelled, I am watching.`),
		code: lines(`Deleted four hundred lines of {lang} and everything still works. I do not trust it.
			It was a timezone. It is always a timezone.
			The bug goes away when I look at it. Filed as “shy”.
			Today I learnt what that config flag does. So did production.
			Wrote a test that failed for the right reason. Rare bird.
			Code review note from a colleague: “this is clever”. It was not a compliment. Rewrote it.
			Git says I wrote this in 2019. I would like to speak to that man.
			{lang} compiles on the first try. Something is wrong.
			Rubber duck on holiday, explained the race condition to {boat} instead. Fixed.
			\`await\` was missing. Four hours. One word. Sunset was nice though.
			The backup restored. I repeat: we tested it and the backup restored.
			Half of programming is naming things and the other half is off-by-one.
			Shipped on {day}. Yes, I know. It was {weather} and I felt alive.
			Replaced the cache with a table and an index. It is faster. Nobody wants to talk about it.
			A {lang} script from before I was born just paid an invoice.
			Trying to explain back-pressure to my mother with the kitchen sink. It went well until it didn’t.
			Small tools that do one thing: still undefeated.
			My favourite feature this week is the one we did not build.
			The logs say “unreachable”. Reader, it was reached.
			Turned a {20-90} second query into {2-9} ms by reading the plan instead of guessing.
			Semver is a promise you make to strangers.`),
		craft: lines(`Which one for the new deck? Asking seriously, the planks are getting cold.
			Keel laid. Eleven months to go.
			{tool} is sharp enough to shave with. Do not ask how I know.
			Steam-bent {3-9} ribs today and broke only one. It broke beautifully.
			Measured twice, cut once, measured again, sighed.
			Found a note in the hull of {boat}: “good luck, 1962”. Putting one back beside it.
			The smell of larch in the morning should be available on prescription.
			Glue-up at {time}. Nobody speak to me until the clamps are on.
			An apprentice asked why we still do it by hand. Then he did it by hand. He has stopped asking.
			Oiled the floor and painted myself into the corner like a cartoon.
			Varnish coat {3-9} of nine. I can see my mistakes in it now, in great detail.
			Winch rebuilt, two screws left over. They were decorative, I have decided.
			{tool} came back from the grinder with a personality.
			Anyone have the torque table for the 1974 model? Mine has a coffee ring on the important bit.
			Splicing class at {place}, {day} evening. Bring rope and patience.
			A boat is a hole in the water you pour {day}s into.
			Copper rivets, all day, {200-400} of them. My hands are bells.
			Launch day. Everything that was going to leak has leaked. She floats.
			I keep the offcuts in order of hope.
			New jig works. Made a jig for making the jig. This is how it starts.`),
		books: lines(`Halfway through a novel about a lighthouse in which nobody has yet gone up the stairs.
			Finished it. Now I have to be a person who has finished it.
			The bookshop had a box marked “wet”. Bought {2-5}.
			Reading logs from 1887. “Fog. Fog. Fog. Captain sings.”
			A bookmark fell out of a library copy: a ferry ticket from {place}, thirty years old.
			There is no frigate like a book, but I did miss my stop.
			Re-reading the one everybody quotes. Turns out they quote the wrong half.
			Footnotes are where the author takes off the tie.
			Book club chose a 900-page one. Somebody is getting pushed off {place}.
			I underline in pencil because I might be wrong later.
			Audio book, {weather}, dishes. A small perfect machine.
			My to-read pile has been surveyed and declared a landmark.
			Bad translation, wonderful book. You can feel it knocking from the other side.
			Found my own handwriting in a second-hand copy. We have both travelled.
			Poetry before breakfast, spreadsheets after. Balance.`),
		music: lines(`Practised {tune} until the neighbour joined in on the wall.
			Playing at {place} on {day}. Come for {tune}, stay because of the {weather}.
			New strings. Everything sounds like it has had a haircut.
			There is a bar in {tune} that I have got right exactly once, alone, at {time}.
			The bell buoy is a quarter-tone flat of the church. Beautiful all day long.
			Choir tonight. The basses have discovered dynamics. God help us.
			Recorded the rigging in {weather}. It is an instrument, nobody will tell me otherwise.
			{tune} stuck in my head since {place}. Take it, please, somebody.
			Learnt the second voice to a shanty from a man who would not give his name.
			Metronome and I are seeing other people.
			Somebody busking {tune} at the ferry steps and the whole queue went quiet.
			Tuned the piano at {place}. It had a coin, three pencils and a love letter in it.
			Three chords, one boat, no amplifier.
			It is not a wrong note, it is a note from the next song.`),
		sky: lines(`Jupiter over {place}, so bright the gulls are arguing with it.
			Aurora forecast: {3-8}. Thermos: full. Work tomorrow: ignored.
			The Perseids owe me nothing and paid anyway. Counted {20-60}.
			Moon on its back like a boat.
			Clouds again. I have become an authority on clouds.
			First frost. The stars sound sharper.
			Sundog at {time} over {place}. Walked into a bollard looking at it.
			Saw the station go over, six people in a bright dot, waved.
			Mackerel sky, not three hours dry. Grandad {1-9}, app 0.
			The sunset did the whole thing tonight. Curtain call and everything.
			Dark enough at {place} now that they turned half the lamps off. More of this.
			Green flash? Green something. Everyone on the pier made the same noise.
			Winter triangle up, gloves on, {weather} holding off.
			If you are awake: go outside. If you are asleep: good.`),
		travel: lines(`Missed the connection on purpose. There was a bakery.
			{3-9} hours by train, window seat, nobody asked me anything. Bliss.
			Sleeper train notes: someone snores in waltz time.
			Somewhere south of the Azores. Nothing to report, which is the report.
			The customs officer asked what was in the case. “A smaller case.” It was a long morning.
			Border crossed in a canoe, technically by accident.
			Every harbour has one café where the ferrymen go and no sign on the door. Found it.
			Packed for {weather}, got the other thing.
			Rode the coast road until the legs said no. The legs are usually late with the news.
			Hostel rule number 7: “no accordion after {time}”. There is a story there.
			Lost: one glove, between here and the mountains. It had a good run.
			My favourite souvenir is a bus timetable from a village with one bus.
			Came home. The kettle remembered me.
			Delivery job: take {boat} from A to B. Nobody mentioned C.`),
		animals: lines(`{bird} at {place} this morning. I was late for everything and regret nothing.
			That is a gull. That is a different gull. That one is a bag.
			The seal at {place} has learnt to tell the time by the fish van.
			Ringed {2-9} chicks today. One of them swore at me.
			Octopus update: opened the jar, closed the jar, returned the jar.
			A fox walked down the middle of the road at {time} as if it had a meeting.
			Count for the week: {bird}, four hundred starlings, one me.
			The aquarium’s eel recognised me. I have been promoted from “food” to “person with food”.
			There is a cat on {boat}. Nobody owns the cat. The cat may own {boat}.
			{bird}! {bird}!! Sorry. But still.
			Moth trap: {8-40} species and one angry wasp.
			Dog met crab. Crab won. Dog has been thinking about it all day.
			The swallows left on {day}. It is louder without them, somehow.
			Porpoises off {place}, breathing like someone reading over your shoulder.
			Hedgehog in the net shed again. We have given it a job title.
			I said good morning to a cormorant and it dried one wing at me.`),
		art: lines(`Drew {place} from the wrong side and it came out right.
			Someone’s laundry, one red sock, blue wall, {time}. I walked back for it.
			Opening on {day}. There will be wine, there will be walls.
			Framed twelve prints. Eleven are straight. The twelfth is honest.
			Threw away the drawing that everybody liked. It was for them.
			Painting {weather} is mostly waiting for it to stop.
			Ink spill became {bird}. Kept it.
			A stairwell is a portrait of everyone who was tired in it.
			Found the exact grey. It is called “Tuesday”.
			Colour note: the shadow on a white hull is never white, and never what you think.
			Exhibition label says “untitled”. The cleaner calls it Norman.
			Half an hour of drawing, two hours of cleaning the brush.
			Lino cut number {3-9}. I have carved it backwards. I have carved it all backwards.
			I have three good photographs from four hundred. That is above average.`),
		daily: lines(`The kettle and I have an understanding.
			I have been an adult for years and nobody told me about descaling.
			Wrote a list. Lost the list. Did most of it anyway, out of spite.
			Three people said “we should get coffee” today and one of them had a calendar with her. Respect.
			Moving on Saturday. Pizza for anyone who carries a box.
			Phone battery at {3-9} %, heart at about the same, both charging.
			Ironed one shirt. The other shirts saw.
			Someone at {place} held the door so long that it became a relationship.
			Today I will be the person who answers letters. Tomorrow, less.
			It is {time} and I am awake for no reason that would stand up in court.
			The good scissors are missing. Trust no one.
			{weather}, blanket, second cup. Consider me unavailable.
			My neighbour learnt to whistle. My neighbour learnt to whistle.
			Fixed the drawer! Broke the other drawer! Net: drawer.
			A stranger’s umbrella, a shared {4-9} minutes, and now I know about her knee.
			Took a nap like it was a job.
			Left work on time. Felt like a heist.
			Good news: found the key. Bad news: it is for nothing.
			I keep saying “after the weekend” and the weekend has noticed.
			Dentist. No cavities. Bought a cake, which I see now was a mistake.
			First evening with the window open.
			The smoke alarm beeps once every {20-50} minutes and I am becoming a different person.
			Paid a bill so fast the paper was still warm.
			Small joy: socks from the radiator.`),
		games: lines(`Lost at {game} to a nine-year-old who narrated it.
			One more turn, I said, at {time}.
			Move {12-38}: he took the bishop. By post. I had three days to see it coming.
			{game} has a boat in it now. I am no longer available for anything.
			My farm is in debt, my crops are late, the scarecrow has a better life than me. Ten out of ten.
			Speedran the tutorial and paid for it until Sunday.
			Game night at {place} on {day}. Bring a chair and a grudge.
			I do not cheat at {game}, I explore the rules.
			Found the secret room. It had a mirror in it. Very funny, developers.
			We agreed on a friendly game. There was no such thing available.
			Sound of the week: somebody else’s dice going off the table.
			Forty hours in and I have only just noticed you can run.`),
	},
	captions: enCaptions,
	replies: enReplies,
	quotes: enQuotes,
};
