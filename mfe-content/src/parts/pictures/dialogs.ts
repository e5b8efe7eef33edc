export { ChoosePicture } from './ChoosePicture.tsx';
export { PictureDialog } from './PictureDialog.tsx';
