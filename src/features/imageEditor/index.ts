export { openImageLayers } from './openImageLayers';
export { openWatermarks } from './openWatermarks';
