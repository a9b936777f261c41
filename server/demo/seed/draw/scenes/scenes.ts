import { knot, orbits, pixelIsland, poster, ribbons } from './abstracts';
import {
	balloons,
	countryRoad,
	dunes,
	mistyForest,
	mountainLake,
	northernLights,
	snowVillage,
	stoneGarden,
} from './landscapes';
import { breadLoaf, cake, noodleBowl, teaCup } from './meals';
import { barChart, boatPlan, editorWindow, lineChart, seaChart } from './papers';
import type { Scene } from './Scene';
import { ferryCrossing, greatWave, jetty, lighthouseRock, openSea, underwater, whale } from './seascapes';
import { fishMarket, oranges, pottedPlant, readingCorner } from './stillLifes';
import { bridge, coastTrain, harbourTown, rainyWindow, skyline } from './towns';

/** All scenes for pictures and banners. */
export const scenes = {
	openSea,
	lighthouseRock,
	ferryCrossing,
	greatWave,
	jetty,
	underwater,
	whale,
	mountainLake,
	mistyForest,
	northernLights,
	dunes,
	countryRoad,
	balloons,
	stoneGarden,
	snowVillage,
	harbourTown,
	skyline,
	rainyWindow,
	coastTrain,
	bridge,
	teaCup,
	noodleBowl,
	oranges,
	breadLoaf,
	pottedPlant,
	fishMarket,
	cake,
	readingCorner,
	poster,
	ribbons,
	seaChart,
	boatPlan,
	lineChart,
	barChart,
	editorWindow,
	orbits,
	pixelIsland,
	knot,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
