/** Largest width of a scene on a page, in CSS pixels. */
export const sceneWidth = 800;

/** Beside the heading on a wide window, across a narrow one. */
export const sceneSizes = '(min-width: 900px) 560px, 94vw';
