import { lines } from './Corpus';

/** Replies that fit nearly anything. */
export const enReplies = lines(`This made my morning.
	Saving this one.
	I felt that in my knees.
	Same, and I have no excuse.
	You say that like it’s a bad thing.
	Counterpoint: tea.
	Oh no. Oh yes.
	I was there! You’re right about the smell.
	Teach me.
	We need to talk about this in person, with cake.
	I laughed on the bus. People looked.
	Every word of this.
	That’s the best sentence I’ll read today and it’s {time}.
	Is there room for one more?
	My grandmother would have liked you.
	I’ll bring the chairs.
	Wait, on a {day}?
	Can confirm, was holding the other end.
	Please don’t stop posting these.
	Counted twice. You’re right.
	You had me at {food}.
	And nobody called me?
	Noted. In pencil.
	That explains the noise.
	Strong agree, weak knees.
	I have one of those in the shed if you want it.
	How long did it take, honestly?
	“A hole in the water” :drop_joy:
	I’d read the whole book.
	Careful, that’s how it starts.
	Do you need a hand? I’m at {place} until six.
	Beautiful. Jealous. Both.
	The same here, but with more swearing.
	Ha! Sent this to my brother.
	Is that the one near {place}?
	Ask Tomo, he has opinions about exactly this.
	This is the content I came here for.
	Get well soon, drawer.
	:drop_salute:
	:gull_stare:
	I’ve been saying this for years, to nobody.
	Good luck! Tell us how it goes.
	Mine did that too. It stops after a week.
	Not the bins again :drop_cry:
	Happy to lend you the ladder.
	You’re up early.
	You’re up late.
	Best of luck with the {weather}.
	I will think about this on the ferry.
	Correct, and I hate it.
	Thank you for your service.
	Pictures or it didn’t happen.
	It happened, I saw it.
	Would buy this as a print.
	Ooh, which lens?
	Which wood is that?
	10/10, no notes.
	One note: more of it.
	Going to try this at the weekend.
	See you on {day} then!`);

/** Texts for quoting a note. */
export const enQuotes = lines(`Worth reading in full.
	Filed under: things I wish I had said.
	Everyone at {place}, this is about us.
	I keep coming back to this.
	Adding one thing: check the lines first.
	This, but also on {day}s.
	The replies are even better.
	Printing this and putting it above the sink.
	For those who missed it.
	My whole week in one note.
	Hard disagree, but beautifully put.
	Somebody give this person a column.
	I was in the room when this was typed.
	Related: I still have your ladder.
	Good morning to this note and this note only.
	Explaining to my cat why this is funny.
	Quoting for the second sentence.
	How we do it at home, too.`);
