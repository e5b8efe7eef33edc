export { PictureDialog } from './PictureDialog.tsx';
export { PictureGrid } from './PictureGrid.tsx';
export { PicturePicker } from './PicturePicker.tsx';
export { UploadArea } from './UploadArea.tsx';
export { readLibrary } from './library-calls.ts';
