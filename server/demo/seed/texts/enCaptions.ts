import type { Corpus } from './Corpus';
import { lines } from './Corpus';

export const enCaptions: Corpus['captions'] = {
	sea: lines(`No filter, just {time} and luck.
		From the wheelhouse, {day}.
		{place}, ten minutes before the rain.
		The light did this for about forty seconds.
		I go out for the silence and come back with pictures of it.
		Same spot as last week. Different planet.
		Low water, long shadows. #harbour
		Nobody else was up. Sorry, nobody else.
		Had to pull over for this. In a boat.
		Proof that I was on time for once.
		{weather} in the distance, coffee in the foreground (not pictured).
		For the calendar, if we ever make the calendar.`),
	town: lines(`Home, from the only angle that hides the scaffolding.
		{place} on a {day}.
		Evening round. Every window is somebody.
		I have photographed this street {20-90} times. It keeps changing its mind.
		After the rain. I prefer it slightly ruined.
		Found the colour chart for the whole town.
		Waiting for the {time}.
		My commute, if I leave early enough to look at it.
		The city from the outside, which is its best side.`),
	land: lines(`Worth the blisters.
		A walk that was supposed to be short.
		Not pictured: the wind.
		Stood here until my tea was cold.
		Four hours up, one sandwich, this.
		It looked like a painting, so I took a photograph of a painting.
		Out past {place} where the signal ends. Recommended.
		Autumn is showing off again.
		First light. Last biscuit.`),
	food: lines(`Today’s.
		It tasted better than it looks, and look at it.
		Made with {food} money.
		Lunch, and I am not sharing.
		Recipe on request, patience not included.
		Still warm. Come quickly.
		{time}. No regrets.
		The photograph is four minutes old and so is the empty plate.`),
	home: lines(`New leaf! In every sense.
		The cat did not approve this picture.
		My corner.
		It is not a mess, it is a system. The system is asleep.
		Sunday, indoors, on purpose.
		{plant} says hello.`),
	art: lines(`Finished at {time}. Don’t tell me about the left corner.
		Print number {2-9}, blues this time.
		Trying something. It is trying me back.
		Work in progress, for about three years.
		A small one, for the wall behind the door.
		Made with two colours and an argument.
		New wallpaper size in the drive, help yourselves.`),
	work: lines(`Desk, this morning.
		The plan. The reality is louder.
		I made a chart instead of a decision.
		For those who asked: this is how it goes together.
		Numbers for the month. Draw your own conclusions, I drew the lines.
		Week {2-9}: still on paper, still floating.
		This took two days and will be looked at for two seconds.`),
};
