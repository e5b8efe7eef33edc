export { PictureDialog } from './PictureDialog.tsx';
export { PictureGrid } from './PictureGrid.tsx';
export { UploadArea } from './UploadArea.tsx';
export { readLibrary } from './library-calls.ts';
