/** Rounds of the program's loop, of 38 steps each. */
const ROUNDS = 26_300;
export const STEPS = 1_000_000;

/** A program of 10^6 steps (arithmetic, an array, a function) that prints its name and the ms that it took. */
export const stepsProgram = (name: string): string => `let begun = Date:now()
let recent = [0, 0, 0, 0, 0, 0, 0, 0]
@weigh(value, at) { value * 3 + at % 7 }
var sum = 0
for (let at, ${ROUNDS}) {
	let place = at % 8
	recent[place] = weigh(recent[place], at) % 1000
	if recent[place] > 500 { sum += recent[place] }
}
<: \`${name}: {Date:now() - begun}\``;

/** The milliseconds in what such a program printed. */
export function printedMs(line: string): number {
	const ms = Number(/: (\d+)$/.exec(line)?.[1] ?? Number.NaN);
	if (Number.isNaN(ms)) throw new Error(`The program printed “${line}”.`);
	return ms;
}
