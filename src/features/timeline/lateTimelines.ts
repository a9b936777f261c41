/** Apart from the definitions, as the list of their files would be in every start. */
export const loadTagPage = () => import('./TagPage');
export const loadTargetTimeline = () => import('./TargetTimeline');
export const loadMoments = () => import('./moments/openMoments');
export const loadCatchUp = () => import('./catchUp/openCatchUp');
export const loadAskTags = () => import('./askTags');
