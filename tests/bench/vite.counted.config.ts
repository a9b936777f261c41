import { defineConfig, mergeConfig } from 'vite';
import client from '../../vite.config';
import { countRenders } from './countRenders';

/** The unchanged client with a counter around each card. */
export default mergeConfig(
	client,
	defineConfig({ plugins: [countRenders()], build: { outDir: '.cache/counted-client' } }),
);
