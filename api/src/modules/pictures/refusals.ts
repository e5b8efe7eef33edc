import type { ErrorCode } from '@clinic/contracts';
import type { PictureRefusal } from '@clinic/contracts/content/pictures';
import { ClinicError } from '../../http/errors.ts';

const codes: Record<PictureRefusal, ErrorCode> = {
  drawing: 'FILE_TYPE',
  kind: 'FILE_TYPE',
  bytes: 'FILE_TOO_LARGE',
  pixels: 'FILE_TOO_LARGE',
  damaged: 'FILE_TYPE',
  unsafe: 'FILE_UNSAFE',
  empty: 'VALIDATION',
};

/** The refusal of a file that is to be a picture, with why. */
export const refusedPicture = (why: PictureRefusal): ClinicError =>
  new ClinicError(codes[why], { errors: { picture: [`desk.pictures.wrong.${why}`] } });
