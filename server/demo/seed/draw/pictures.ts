import { Canvas } from './Canvas';
import { type PaletteName, palettes } from './palettes';
import { type SceneName, scenes } from './scenes/scenes';

/** The subject of a picture, for matching it with texts. */
export type Subject = 'sea' | 'town' | 'land' | 'food' | 'home' | 'art' | 'work';

export interface Picture {
	/** Also its file name, without the extension. */
	name: string;
	subject: Subject;
	width: number;
	height: number;
	/** The alt text. */
	alt: string;
	palette: PaletteName;
	scene: SceneName;
}

type Row = readonly [name: string, scene: SceneName, palette: PaletteName, width: number, height: number, alt: string];

const SUBJECTS: Record<Subject, readonly Row[]> = {
	sea: [
		['sails-at-dawn', 'openSea', 'dawn', 1200, 800, 'Sailing boats on a calm sea at sunrise'],
		['sails-at-noon', 'openSea', 'noon', 1200, 675, 'White sails on a bright blue sea'],
		['lone-sail', 'openSea', 'rose', 900, 1200, 'A sail on a pink evening sea'],
		['wide-horizon', 'openSea', 'golden', 1500, 500, 'A wide golden horizon with boats'],
		['beam', 'lighthouseRock', 'night', 900, 1200, 'A lighthouse throws its beam into the night'],
		['headland-light', 'lighthouseRock', 'morning', 1200, 900, 'A striped lighthouse on its rock in the morning'],
		['light-in-fog', 'lighthouseRock', 'fog', 1000, 1000, 'A lighthouse half hidden by fog'],
		['last-light', 'lighthouseRock', 'dusk', 1280, 720, 'The lighthouse at dusk, lamp already lit'],
		['before-the-storm', 'lighthouseRock', 'storm', 720, 1280, 'Dark clouds behind a lighthouse'],
		['early-ferry', 'ferryCrossing', 'morning', 1200, 800, 'The small white ferry between the islands'],
		['evening-ferry', 'ferryCrossing', 'afterglow', 1280, 720, 'The ferry with lit windows after sunset'],
		['big-wave', 'greatWave', 'summer', 1200, 800, 'A great turquoise wave'],
		['grey-swell', 'greatWave', 'storm', 1000, 1250, 'Heavy grey swell'],
		['jetty-dawn', 'jetty', 'rose', 1000, 1250, 'A wooden jetty into pink, still water'],
		['jetty-mint', 'jetty', 'mint', 1200, 1200, 'A jetty under a pale green sky'],
		['reef', 'underwater', 'summer', 1200, 800, 'Small fish above a reef, sun rays from above'],
		['kelp', 'underwater', 'afterglow', 800, 1200, 'Weeds and fish in deep water'],
		['blue-whale', 'whale', 'noon', 1280, 720, 'A whale, seen from above'],
	],
	town: [
		['quay-houses', 'harbourTown', 'morning', 1200, 800, 'Colourful gabled houses along the quay'],
		['quay-at-night', 'harbourTown', 'night', 1200, 900, 'The quay at night, windows lit'],
		['quay-panorama', 'harbourTown', 'golden', 1600, 500, 'The whole waterfront in evening light'],
		['quay-autumn', 'harbourTown', 'autumn', 900, 1125, 'Old houses and two moored boats'],
		['towers', 'skyline', 'dusk', 1280, 720, 'City towers in front of a red sky'],
		['towers-tall', 'skyline', 'afterglow', 600, 1300, 'Towers with lit windows, very tall picture'],
		['rain-on-glass', 'rainyWindow', 'night', 1000, 1000, 'City lights behind a window full of rain'],
		['rain-tuesday', 'rainyWindow', 'dusk', 1200, 675, 'Raindrops on the office window'],
		['coast-line', 'coastTrain', 'noon', 1280, 640, 'A regional train beside the sea'],
		['last-train', 'coastTrain', 'golden', 1200, 800, 'The evening train at the coast'],
		['cable-bridge', 'bridge', 'fog', 1200, 800, 'A suspension bridge in the mist'],
		['bridge-evening', 'bridge', 'rose', 1000, 1000, 'The bridge at sunset'],
	],
	land: [
		['lake', 'mountainLake', 'morning', 1200, 800, 'Mountains behind a clear lake'],
		['lake-winter', 'mountainLake', 'winter', 1200, 900, 'Snowy peaks and a cold lake'],
		['lake-tall', 'mountainLake', 'dawn', 800, 1200, 'Peaks in the first light'],
		['firs', 'mistyForest', 'mint', 1200, 800, 'Rows of fir trees in the mist'],
		['firs-autumn', 'mistyForest', 'autumn', 900, 1200, 'Foggy autumn forest'],
		['green-sky', 'northernLights', 'aurora', 1200, 800, 'Northern lights above a small cabin'],
		['green-sky-tall', 'northernLights', 'aurora', 720, 1280, 'Curtains of green light in the sky'],
		['dunes', 'dunes', 'golden', 1200, 675, 'Walkers crossing the dunes'],
		['road-home', 'countryRoad', 'summer', 1200, 800, 'A road winds through green fields'],
		['october-road', 'countryRoad', 'autumn', 1000, 1000, 'A country road in October'],
		['balloons', 'balloons', 'morning', 1000, 1250, 'Hot-air balloons over the hills'],
		['balloons-wide', 'balloons', 'rose', 1500, 600, 'Many balloons at sunrise'],
		['raked-sand', 'stoneGarden', 'fog', 1200, 800, 'Stones in raked sand'],
		['first-snow', 'snowVillage', 'winter', 1200, 800, 'Snow falls on a village'],
		['village-night', 'snowVillage', 'night', 1000, 1000, 'Snow and lit windows at night'],
	],
	food: [
		['tea', 'teaCup', 'morning', 1000, 1000, 'A cup of tea and a biscuit'],
		['tea-late', 'teaCup', 'dusk', 1200, 800, 'Tea in the evening light'],
		['noodles', 'noodleBowl', 'night', 1000, 1000, 'A bowl of noodles with two egg halves'],
		['noodles-lunch', 'noodleBowl', 'mint', 1200, 900, 'Ramen from above'],
		['oranges', 'oranges', 'summer', 1200, 900, 'Oranges beside a white jug'],
		['loaf', 'breadLoaf', 'autumn', 1200, 800, 'A fresh loaf, two slices cut'],
		['market-fish', 'fishMarket', 'noon', 1200, 800, 'Fish on ice at the market'],
		['market-fish-tall', 'fishMarket', 'storm', 750, 1200, 'Today’s catch on ice'],
		['birthday-cake', 'cake', 'rose', 1000, 1250, 'A layered cake with berries'],
	],
	home: [
		['monstera', 'pottedPlant', 'mint', 900, 1200, 'A large plant in a terracotta pot'],
		['new-leaf', 'pottedPlant', 'rose', 1000, 1000, 'A house plant in front of a pink circle'],
		['reading-corner', 'readingCorner', 'dusk', 1200, 900, 'Bookshelves, a lamp, a sleeping cat'],
		['cat-again', 'readingCorner', 'autumn', 900, 1200, 'The cat asleep under the bookshelf'],
	],
	art: [
		['poster-blocks', 'poster', 'autumn', 1000, 1250, 'A geometric print in warm colours'],
		['poster-tide', 'poster', 'noon', 1200, 800, 'A geometric print in blues'],
		['poster-night', 'poster', 'dusk', 1000, 1000, 'Quarter circles and stripes'],
		['ribbons', 'ribbons', 'rose', 1200, 675, 'Soft ribbons of pink and violet'],
		['ribbons-mint', 'ribbons', 'mint', 700, 1200, 'Flowing green bands'],
		['orbits', 'orbits', 'night', 1200, 800, 'Planets around a small sun'],
		['pixel-island', 'pixelIsland', 'summer', 960, 720, 'Pixel art of an island with a palm tree'],
		['pixel-dusk', 'pixelIsland', 'dusk', 800, 800, 'Pixel art of a boat at dusk'],
	],
	work: [
		['sea-chart', 'seaChart', 'morning', 1200, 900, 'A sea chart with a compass rose and a dashed course'],
		['boat-lines', 'boatPlan', 'noon', 1280, 720, 'The lines plan of a wooden boat'],
		['tide-curve', 'lineChart', 'noon', 1200, 675, 'A line chart with three curves'],
		['catch-by-month', 'barChart', 'golden', 1200, 750, 'A stacked bar chart on a dark ground'],
		['editor', 'editorWindow', 'dusk', 1200, 800, 'A code editor window'],
		['editor-tall', 'editorWindow', 'mint', 800, 1100, 'A code editor with a long file'],
		['bowline', 'knot', 'morning', 1280, 480, 'How to tie a knot, in four steps'],
	],
};

/** Every picture of the demo world; each is drawn once and used in several notes. */
export const pictures: readonly Picture[] = Object.entries(SUBJECTS).flatMap(([subject, rows]) =>
	rows.map(([name, scene, palette, width, height, alt]) => ({
		name,
		subject: subject as Subject,
		width,
		height,
		alt,
		palette,
		scene,
	})),
);

/** The picture as SVG text, the same each time. */
export function drawPicture(picture: Pick<Picture, 'name' | 'width' | 'height' | 'palette' | 'scene'>): string {
	const canvas = new Canvas(picture.width, picture.height, picture.name);
	scenes[picture.scene](canvas, palettes[picture.palette]);
	return canvas.toString();
}
